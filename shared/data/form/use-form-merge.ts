import { useState } from 'react';
import { type Clash, type MergedValues, type Side, settled } from './merge-values';

/** Places of a form that two people changed differently, waiting for somebody to choose. */
export interface FormMerge {
  /** Whose changes these are: "Olga Brandt". */
  readonly by: string;
  /** They are one's own, saved in another window. */
  readonly own: boolean;
  readonly clashes: readonly Clash[];
  /** What choosing leads to: the form is saved, or what was typed before stands in it again. */
  readonly next: 'save' | 'restore';
  /** Takes a side for every clash, in their order. */
  choose(sides: readonly Side[]): void;
  /** Back to the form as it is; the question comes again with the next try. */
  putOff(): void;
}

/** Who changed what somebody is typing. */
export type Changer = Pick<FormMerge, 'by' | 'own'>;

/** Asks which side to take; `take` gets the values with every clash settled. */
export type AskMerge<F> = (
  changer: Changer,
  next: FormMerge['next'],
  merged: MergedValues<F>,
  take: (values: F) => void,
) => void;

/** The question a form waits for an answer to, and how to ask it. */
export function useFormMerge<F extends object>(): [FormMerge | undefined, AskMerge<F>] {
  const [merge, setMerge] = useState<FormMerge>();
  const ask: AskMerge<F> = (changer, next, { clashes, values }, take) =>
    setMerge({
      ...changer,
      next,
      clashes,
      choose: (sides) => {
        setMerge(undefined);
        take(clashes.reduce((all, clash, index) => settled(all, clash, sides[index] ?? 'mine'), values));
      },
      putOff: () => setMerge(undefined),
    });
  return [merge, ask];
}
