import { isCalendarDay, NO_DAY } from '../calendar-day/day';
import { durationText } from '../duration';
import { type Field, type FieldFormat, type Fields, type Formats, fieldsOn, isInHistory } from '../record';
import type { Change, EventKind } from './event';

/** What filters call the kinds of history entries. */
export const EVENT_KIND_LABELS: Readonly<Record<EventKind, string>> = {
  created: 'Created',
  changed: 'Changed',
  status: 'Status changed',
  assigned: 'Assigned',
  comment: 'Comments',
  note: 'Notes',
  attached: 'Files added',
  sent: 'Sent',
  signed: 'Signed',
  trashed: 'Moved to the trash',
  restored: 'Restored',
  purged: 'Deleted for good',
  merged: 'Merged',
  imported: 'Imported',
  exported: 'Exported',
  erased: 'Person erased',
  signedIn: 'Signed in',
  signInFailed: 'Sign-in failed',
};

/** One changed field in words; a side is left out where there was or is nothing. */
export interface ChangeText {
  readonly field: string;
  readonly from?: string;
  readonly to?: string;
}

/** The changes of an entry that say something to people: not those that only repeat another one for queries. */
export const shownChanges = (fields: Fields, changes: readonly Change[]): Change[] =>
  changes.filter(({ path }) => isInHistory(fields, path));

/** The changed fields of an entry in words, without those that only repeat another one for queries. */
export function changesAsText(fields: Fields, changes: readonly Change[], formats: Formats): ChangeText[] {
  return shownChanges(fields, changes).map(({ path, entryName, from, to }) => ({
    field: entryName ? `${innerText(fields, path)} of “${entryName}”` : fieldText(fields, path),
    ...side('from', valueText(fields, path, from, formats)),
    ...side('to', valueText(fields, path, to, formats)),
  }));
}

const side = (name: 'from' | 'to', text: string) => (text === '' ? {} : { [name]: text });

/** What a name inside a field is called: the field is called by it. */
const NAME = 'name';

/**
 * A field as people call it: `billing.city` is "Billing city". One that the kind does not know, as an older version may
 * have kept it, is called by its path.
 */
export function fieldText(fields: Fields, path: string): string {
  const labels = fieldsOn(fields, path).map(({ label }) => label);
  return labels.filter((label, at) => label !== NAME || at === 0).join(' ') || path;
}

/** The same of a field inside an entry that is named beside it: "Quantity". */
function innerText(fields: Fields, path: string): string {
  const label = fieldsOn(fields, path).at(-1)?.label || path;
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

/** A value as people write it; '' for nothing. */
export const valueText = (fields: Fields, path: string, value: unknown, formats: Formats): string =>
  textOf(fieldsOn(fields, path).at(-1), value, formats);

function textOf(field: Field | undefined, value: unknown, formats: Formats): string {
  if (value === undefined || value === null || value === '' || value === NO_DAY) return '';
  const { format, labels } = field ?? {};
  const own = typeof format === 'function' ? format(value, formats) : undefined;
  if (own !== undefined) return own;
  if (labels && (typeof value === 'string' || typeof value === 'number') && Object.hasOwn(labels, value))
    return labels[value] ?? String(value);
  if (value instanceof Date) return formats.instant(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(format, value, formats);
  if (typeof value === 'string') {
    if (format === 'filled' && FILE_ID.test(value)) return 'photo';
    return format === 'day' && isCalendarDay(value) ? formats.day(value) : shortened(value);
  }
  if (Array.isArray(value)) return shortened(value.map((item) => textOf(field, item, formats)).join(', '));
  return nameIn(value) || partsText(field?.fields, value, formats);
}

/** A checklist item that is filled by a photo names its file. */
const FILE_ID = /^[A-Za-z0-9]{20}$/;

/** Characters of a text shown at most: the history tells that it changed, not the whole text twice. */
const MOST_SHOWN = 500;

const shortened = (text: string): string =>
  text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).trimEnd()}…`;

function numberText(format: FieldFormat | undefined, value: number, { number }: Formats): string {
  switch (format) {
    case 'money':
      return number(value / 100);
    case 'share':
      return `${number(value / 100)} %`;
    case 'thousandths':
      return number(value / 1000);
    case 'minutes':
      return durationText(value);
    default:
      return number(value);
  }
}

/** What has no name of its own is told by what is in it: "reason Material, until 27 Nov 2026". */
function partsText(fields: Fields | undefined, value: object, formats: Formats): string {
  const parts = Object.entries(value).flatMap(([key, inner]) => {
    const [field] = fields && isInHistory(fields, key) ? fieldsOn(fields, key) : [];
    const text = field && textOf(field, inner, formats);
    return field && text ? `${field.label} ${text}` : [];
  });
  return shortened(parts.join(', '));
}

function nameIn(value: object): string {
  for (const key of ['name', 'label', 'title', 'line1']) {
    const name: unknown = Reflect.get(value, key);
    if (typeof name === 'string' && name !== '') return name;
  }
  return '';
}
