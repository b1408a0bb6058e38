import { addressLine } from '@fm/domain/address';
import { fieldText, valueText } from '@fm/domain/event';
import type { Fields } from '@fm/domain/record';
import type { FormClash, OpenMerge } from '../form/record-form-state';
import { historyFormats } from '../history/entry-text';

/** What the two sides are called, alone and all of them. */
export function sideText({ next, own }: Pick<OpenMerge, 'next' | 'own'>) {
  if (next === 'restore')
    return {
      mine: 'Your draft',
      theirs: 'In the form now',
      all: { mine: 'All of your draft', theirs: 'All as in the form now' },
    };
  return own
    ? {
        mine: 'Typed here',
        theirs: 'Saved in another window',
        all: { mine: 'All as typed here', theirs: 'All as saved in another window' },
      }
    : { mine: 'Yours', theirs: 'Theirs', all: { mine: 'All of yours', theirs: 'All of theirs' } };
}

/** What a clash is about, as the form calls it: "Main building: Opening hours". */
export function clashTitle(
  fields: Fields,
  { path, field, row }: FormClash,
  labels: ReadonlyMap<string, string>,
): string {
  const label = labels.get(field) ?? fieldText(fields, path.join('.'));
  return row === undefined ? label : `${row}: ${label}`;
}

/** A value of a form as people write it; undefined where there is nothing. */
export function clashText(fields: Fields, { path }: FormClash, value: unknown): string | undefined {
  const words = fieldValueText(fields, path.join('.'), value);
  return words === '' ? undefined : words;
}

/** A value of any field as people write it, whole: an address on one line; '' for nothing. */
export function fieldValueText(fields: Fields, path: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => fieldValueText(fields, path, one)).join(', ');
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return valueText(fields, path, value, historyFormats);
  if (isAddress(value)) return value.line1 === '' && value.city === '' ? '' : addressLine(value);
  const named = valueText(fields, path, value, historyFormats);
  if (named !== '') return named;
  return Object.entries(value)
    .map(
      ([key, inner]) =>
        [fieldText(fields, `${path}.${key}`), fieldValueText(fields, `${path}.${key}`, inner)] as const,
    )
    .filter(([, words]) => words !== '')
    .map(([key, words]) => `${key} ${words}`)
    .join(', ');
}

const isAddress = (
  value: object,
): value is Parameters<typeof addressLine>[0] & { line1: string; city: string } =>
  'line1' in value && 'postcode' in value && 'city' in value;
