import type { Fields } from '@fm/domain/record';
import { useState } from 'react';
import { type Clash, type MergedValues, type Side, settled } from './merge-values';

/** The fields of a form that two people changed differently, waiting for somebody to choose a side. */
export interface FormMerge {
  /** The name of the person who saved the other side: "Olga Brandt". */
  readonly by: string;
  /** The other side was saved by the same person in another window. */
  readonly own: boolean;
  readonly clashes: readonly Clash[];
  /** What the fields of the record are called, and how their values are written. */
  readonly fields: Fields;
  /** What follows the choice: the form is saved, or the restored draft stands in it. */
  readonly next: 'save' | 'restore';
  /** Settles all clashes: one side for each, in the order of the clashes. */
  choose(sides: readonly Side[]): void;
  /** Goes back to the form without choosing; the next save asks again. */
  putOff(): void;
}

/** The person who changed the fields that somebody else is typing in. */
export type Changer = Pick<FormMerge, 'by' | 'own'>;

/** Asks which side to take; `take` gets the values with every clash settled. */
export type AskMerge<F> = (
  changer: Changer,
  next: FormMerge['next'],
  merged: MergedValues<F>,
  take: (values: F) => void,
) => void;

/** The question a form over a record with these fields waits for an answer to, and how to ask it. */
export function useFormMerge<F extends object>(fields: Fields): [FormMerge | undefined, AskMerge<F>] {
  const [merge, setMerge] = useState<FormMerge>();
  const ask: AskMerge<F> = (changer, next, { clashes, values }, take) =>
    setMerge({
      ...changer,
      next,
      clashes,
      fields,
      choose: (sides) => {
        setMerge(undefined);
        take(clashes.reduce((all, clash, index) => settled(all, clash, sides[index] ?? 'mine'), values));
      },
      putOff: () => setMerge(undefined),
    });
  return [merge, ask];
}
