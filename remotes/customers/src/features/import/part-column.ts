import type { RowField, RowInput } from './row-form';

/** What a row may name beside its customer. */
export type Part = 'site' | 'contact';

/** A column of a site or contact. */
export interface PartField extends RowField {
  readonly of: Part;
  /** The field of the record that it says something of. */
  readonly field: string;
}

/** What files call sites and contacts, folded: before or after what they say of them. */
export const CALLED: Readonly<Record<Part, readonly string[]>> = {
  site: ['site', 'standort', 'objekt', 'liegenschaft', 'einsatzort'],
  contact: ['contact', 'contact person', 'ansprechpartner', 'kontakt', 'kontaktperson'],
};

/** "Site street", "Standort Straße", "Objektstraße", "PLZ Objekt". */
const headersWith = (of: Part, words: readonly string[]): readonly string[] =>
  CALLED[of].flatMap((part) =>
    words.flatMap((word) => [`${part} ${word}`, `${part}-${word}`, `${part}${word}`, `${word} ${part}`]),
  );

/** Id of the column of a field of a form: `siteLine1`. */
export const partColumn = (of: Part, key: string): string =>
  `${of}${key.charAt(0).toUpperCase()}${key.slice(1)}`;

interface Headers {
  readonly label: string;
  /** What files call the field beside what they call the part, folded. */
  readonly words: readonly string[];
  /** Other headers, folded. */
  readonly alone?: readonly string[];
}

/** How a cell is put into a row. */
export type Fill = Pick<RowField, 'put' | 'choices'>;

/** The column of one field: `key` in the form, `field` of the record where that is called otherwise. */
export const column = (
  of: Part,
  key: string,
  { label, words, alone = [] }: Headers,
  fill: Fill,
  field = key,
): PartField => ({
  id: partColumn(of, key),
  label,
  aliases: [...alone, ...headersWith(of, words)],
  ...fill,
  of,
  field,
});

/** A text that is put in as it is. */
export const text = (set: (row: RowInput, value: string) => void): Fill => ({
  put: (row, value) => {
    set(row, value);
    return undefined;
  },
});
