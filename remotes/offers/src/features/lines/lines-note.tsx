import { type OfferLineInput, RECURRING_TEXTS } from '@fm/domain/offer';
import css from './lines.module.css';

interface LinesNoteProps {
  readonly lines: readonly (Pick<OfferLineInput, 'optional'> & {
    readonly option?: string | undefined;
    readonly recurs?: string | undefined;
  })[];
}

/** What options, optional and recurring lines are for, below the lines of an offer that has some. */
export function LinesNote({ lines }: LinesNoteProps) {
  const options = [...new Set(lines.flatMap(({ option }) => option?.trim() || []))].sort();
  const notes = [
    options.length > 0 &&
      `The customer takes one option: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(options)}. Lines without an option belong to each of them.`,
    lines.some(({ optional }) => optional) &&
      'Optional lines are taken or left one by one. Those that are not counted stand outside the totals until they are taken.',
    lines.some(({ recurs }) => recurs) && RECURRING_TEXTS.en.note,
  ].filter((note) => note !== false);
  return notes.length === 0 ? null : <p className={css.note}>{notes.join(' ')}</p>;
}
