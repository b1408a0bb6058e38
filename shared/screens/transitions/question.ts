import type { CalendarDay } from '@fm/domain/calendar-day';
import type { ReactNode } from 'react';

/** What is asked before a transition, drawn from its fields. */
export interface DrawnQuestion {
  /** What is being done: "Withdraw offer". */
  readonly title: string;
  /** What will happen, in a sentence or two. */
  readonly intro?: ReactNode;
  /** On the button; the label of the transition when left out. */
  readonly submitLabel?: string;
  /** The transition takes something away. */
  readonly danger?: boolean;
  readonly size?: 'sm' | 'md';
  /** Stands before the fields. */
  readonly content?: ReactNode;
  /** Named as in the input of the transition. */
  readonly fields: Readonly<Record<string, QuestionField>>;
}

interface FieldFrame {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Whether the field is shown, by what the others say; always when left out. */
  readonly when?: (answers: Answers) => boolean;
}

export type QuestionField =
  | (FieldFrame & { readonly kind: 'line' | 'text'; readonly maxLength: number })
  | (FieldFrame & {
      readonly kind: 'day';
      /** Days are worked out once the dialog is there: menus look at the question of each entry. */
      readonly initial?: () => CalendarDay;
      readonly min?: () => CalendarDay;
      readonly max?: () => CalendarDay;
    })
  | (FieldFrame & {
      readonly kind: 'choice';
      readonly options: readonly { readonly id: string; readonly label: string }[];
      readonly initial?: string;
      readonly stacked?: boolean;
    })
  | (FieldFrame & { readonly kind: 'check'; readonly initial: boolean });

/** What was typed and chosen so far, by field name; undefined and '' where nothing was. */
export type Answers = Readonly<Record<string, string | boolean | undefined>>;

/** What the fields begin with. */
export const initialAnswers = (fields: DrawnQuestion['fields']): Answers =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field)]));

function initialOf(field: QuestionField) {
  const initial = 'initial' in field ? field.initial : undefined;
  return (typeof initial === 'function' ? initial() : initial) ?? '';
}

/** The fields that are shown with these answers. */
export const shownFields = (fields: DrawnQuestion['fields'], answers: Answers) =>
  Object.entries(fields).filter(([, { when }]) => when?.(answers) ?? true);

/** The answers as the input of a transition: of the fields that are shown, without days and choices left open. */
export const inputOf = (fields: DrawnQuestion['fields'], answers: Answers): object =>
  Object.fromEntries(
    shownFields(fields, answers).flatMap(([name, { kind }]) => {
      const answer = answers[name];
      return (kind === 'day' || kind === 'choice') && !answer ? [] : [[name, answer]];
    }),
  );
