import * as v from 'valibot';

export const EVENT_KINDS = [
  'created',
  'changed',
  'status',
  'assigned',
  'comment',
  'note',
  'attached',
  'sent',
  'signed',
  'trashed',
  'restored',
  'purged',
  'merged',
  'imported',
  'exported',
  'erased',
  'signedIn',
  'signInFailed',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const EVENT_SOURCES = ['ui', 'import', 'plan', 'function'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/** Fields one history entry names at most. */
export const MAX_CHANGES = 30;

/** Characters of a note at most. */
export const MAX_NOTE = 2000;

/** One field before and after; absent where there was or is nothing. */
export const changeSchema = v.object({
  path: v.string(),
  /** The name of the line or item that the field belongs to, as it was before the change. */
  entryName: v.optional(v.string()),
  from: v.optional(v.unknown()),
  to: v.optional(v.unknown()),
});
export type Change = v.InferOutput<typeof changeSchema>;

/** An entry of the history: written with the change it tells of, never changed, never deleted. */
export const eventSchema = v.object({
  at: v.date(),
  actor: v.object({ uid: v.string(), name: v.string(), role: v.string() }),
  entity: v.object({ type: v.string(), id: v.string(), label: v.string() }),
  customerId: v.optional(v.string()),
  siteId: v.optional(v.string()),
  /** The record that the told one is a part of, as a file is of its order: its id. */
  about: v.optional(v.string()),
  /** The office alone reads what it tells of. */
  officeOnly: v.optional(v.boolean()),
  kind: v.picklist(EVENT_KINDS),
  changes: v.pipe(v.array(changeSchema), v.maxLength(MAX_CHANGES)),
  note: v.optional(v.pipe(v.string(), v.maxLength(MAX_NOTE))),
  /** The note that this one says again, corrected: the id of its entry, of the first where it was corrected before. */
  corrects: v.optional(v.string()),
  source: v.picklist(EVENT_SOURCES),
  batchId: v.optional(v.string()),
});
export type HistoryEvent = v.InferOutput<typeof eventSchema>;

/** Where history entries live that everybody may read. */
export const EVENTS_PATH = 'events';

/** Where sign-ins are kept, beside the history: no page reads them, and they are not for good. */
export const ACCESS_EVENTS_PATH = 'accessEvents';

/**
 * Where the history of a kind of record lives. That of private records lies beside them: `employees/abc/privateEvents`
 * beside `employees/abc/private`.
 */
export const historyPath = ({
  path,
  isPrivate,
}: {
  readonly path: string;
  readonly isPrivate?: boolean;
}): string => (isPrivate ? `${path}Events` : EVENTS_PATH);
