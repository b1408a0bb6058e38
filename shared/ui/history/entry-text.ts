import {
  type ChangeText,
  changesAsText,
  EVENT_KIND_LABELS,
  type EventKind,
  type HistoryEvent,
} from '@fm/domain/event';
import type { Called, Fields, Formats, Stored } from '@fm/domain/record';
import { formatDay } from '../format/day';
import { formatInstant } from '../format/instant';
import { formatNumber } from '../format/number';

/** Values of history entries as the rest of the app writes them. */
export const historyFormats: Formats = { day: formatDay, instant: formatInstant, number: formatNumber };

/** What the history of one record says of an entry. */
export interface EntryText {
  /** One line: "Scheduled → In progress". */
  readonly title: string;
  /** Fields beyond what the title says. */
  readonly fields: readonly ChangeText[];
  readonly note: string | undefined;
}

/** What people call one entry of a history, and several. */
export const HISTORY_ENTRY: Called = { one: 'entry', many: 'entries' };

/** What a filter calls in the plural, an entry is one of. */
const SINGLE: Readonly<Partial<Record<EventKind, string>>> = { comment: 'Comment', note: 'Note' };

/** What a record has that its history tells of too, by kind. */
const PARTS: Readonly<Record<string, string>> = { labour: 'Time', attachment: 'File' };
const PART_ACTIONS: Readonly<Partial<Record<EventKind, string>>> = {
  created: 'noted',
  attached: 'added',
  changed: 'changed',
  trashed: 'removed',
  restored: 'put back',
  purged: 'deleted for good',
};

/** What an entry about a record with these fields says, but for which record it is about. */
export function entryText(
  fields: Fields,
  event: HistoryEvent & Pick<Stored<object>, 'damaged'>,
  formats: Formats = historyFormats,
): EntryText {
  const { kind, changes, note, source, entity, about } = event;
  // A note that names the line already stands above its fields.
  const words = changesAsText(
    fields,
    changes.map(({ entryName, ...change }) => ({ ...change, ...(entryName !== note && { entryName }) })),
    formats,
  );
  if (event.damaged) return { title: 'This entry is damaged', fields: words, note };
  const part = about === undefined ? undefined : PARTS[entity.type];
  if (part) {
    const action = PART_ACTIONS[kind] ?? EVENT_KIND_LABELS[kind].toLowerCase();
    return { title: `${part} ${action}`, fields: words, note };
  }
  const status = words.find(({ field }) => field === 'Status' || field === 'State');
  if (kind === 'status' && status) {
    return { title: `${status.from ?? '–'} → ${status.to ?? '–'}`, fields: [], note };
  }
  if (kind === 'created') {
    return { title: source === 'plan' ? 'Created by its maintenance plan' : 'Created', fields: [], note };
  }
  if (kind === 'note' && event.corrects !== undefined)
    return { title: 'Note corrected', fields: words, note };
  const [only] = words;
  if (kind === 'changed' && only && words.length === 1) {
    return { title: note ?? changeLine(only), fields: note ? [only] : [], note: undefined };
  }
  const title =
    kind === 'changed' && words.length > 0
      ? `Changed ${words.length} fields`
      : (SINGLE[kind] ?? EVENT_KIND_LABELS[kind]);
  return { title, fields: words, note };
}

/** One field before and after: "Due date: 20 Nov 2026 → 27 Nov 2026". */
export function changeLine({ field, from, to }: ChangeText): string {
  if (to === undefined) return `${field} cleared${from === undefined ? '' : `, was ${from}`}`;
  return from === undefined ? `${field}: ${to}` : `${field}: ${from} → ${to}`;
}
