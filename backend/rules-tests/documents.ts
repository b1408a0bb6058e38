import { type Change, changesBetween, type EventKind, historyPath } from '@fm/domain/event';
import { counterId, foundBy, recordNumber } from '@fm/domain/number';
import { type Actor, type RecordKind, type Stored, stampOf } from '@fm/domain/record';

/** Stands for the time of the commit, wherever it is inside a document. */
export const COMMIT_TIME = Symbol('commit time');

/** Documents by path; undefined for one that a commit deletes. */
export type Documents = Readonly<Record<string, object | undefined>>;

/** A record before it is changed, written by nobody who plays a part. */
export function existing<R extends object>(record: R, over: object = {}): Stored<R> {
  const at = new Date('2026-11-01T08:00:00.000Z');
  const by = { uid: 'u-other', name: 'Ida Ohm' };
  const envelope = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, rev: 1, trashed: false };
  return { ...record, ...envelope, schema: 1, id: 'r1', ...over } as Stored<R>;
}

/** A stored record as a document. */
export const documentOf = <R extends object>({ id, ...data }: Stored<R>): object => data;

/** What the history says of a change. */
export interface EntryFields {
  readonly kind?: EventKind;
  readonly note?: string;
  readonly changes?: readonly Change[];
  readonly batchId?: string;
}

function eventOf<R extends object>(
  kind: RecordKind<R>,
  actor: Actor,
  id: string,
  record: R,
  { kind: what, note, changes = [], batchId }: EntryFields,
): object {
  return {
    at: COMMIT_TIME,
    actor: { uid: actor.uid, name: actor.name, role: actor.role },
    entity: { type: kind.type, id, label: kind.label(record) },
    ...kind.links?.(record, id),
    kind: what ?? 'changed',
    changes,
    ...(note && { note }),
    source: 'ui',
    ...(batchId && { batchId }),
  };
}

/** The documents a new record consists of: itself, its history entry, its counter. As shared/data writes them. */
export function creation<R extends object>(
  kind: RecordKind<R>,
  actor: Actor,
  id: string,
  values: R,
  { value = 1, ...entry }: EntryFields & { readonly value?: number } = {},
): Documents {
  const number = kind.numberPrefix && recordNumber(kind.numberPrefix, 2026, value);
  const record = { ...values, ...(number && { number }) };
  const by = stampOf(actor);
  return {
    [`${kind.path}/${id}`]: {
      ...record,
      ...foundBy(kind, record),
      createdAt: COMMIT_TIME,
      createdBy: by,
      updatedAt: COMMIT_TIME,
      updatedBy: by,
      rev: 1,
      trashed: false,
      schema: 1,
      lastEvent: `event-${id}`,
    },
    [`${historyPath(kind)}/event-${id}`]: eventOf(kind, actor, id, record, { kind: 'created', ...entry }),
    ...(number && { [`counters/${counterId(kind.type, 2026)}`]: { value } }),
  };
}

/** The documents of a changed record: itself and its history entry. As shared/data writes them. */
export function change<R extends object>(
  kind: RecordKind<R>,
  actor: Actor,
  before: Stored<R>,
  patch: object,
  entry: EntryFields = {},
): Documents {
  const { id, rev } = before;
  const after = { ...before, ...patch } as Stored<R>;
  const record = {
    ...documentOf(after),
    ...foundBy(kind, after),
    updatedAt: COMMIT_TIME,
    updatedBy: stampOf(actor),
    rev: rev + 1,
    lastEvent: `event-${id}-${rev + 1}`,
  };
  const changes = changesBetween(kind.fields, before, after);
  return {
    [`${kind.path}/${id}`]: record,
    [`${historyPath(kind)}/event-${id}-${rev + 1}`]: eventOf(kind, actor, id, after, { changes, ...entry }),
  };
}

/** Moves a record to the trash. */
export const trashing = <R extends object>(
  kind: RecordKind<R>,
  actor: Actor,
  before: Stored<R>,
): Documents => {
  const marks = { trashed: true, trashedAt: COMMIT_TIME, trashedBy: stampOf(actor) };
  return change(kind, actor, before, marks, { kind: 'trashed', changes: [] });
};

/** Takes a record out of the trash. */
export const restoring = <R extends object>(
  kind: RecordKind<R>,
  actor: Actor,
  before: Stored<R>,
): Documents => change(kind, actor, before, { trashed: false }, { kind: 'restored', changes: [] });

type Entries = Readonly<Record<string, object>>;

/** One checklist item filled in by its own path, beside `rev`. */
export const tick = <R extends { checklist: Entries }>(
  kind: RecordKind<R>,
  actor: Actor,
  before: Stored<R>,
  item: string,
  fields: object,
): Documents => entryFilled(kind, actor, before, 'checklist', item, fields);

/** One entry of a map of parts filled in by its own path, or with null taken out of it. As shared/data writes it. */
export function entryFilled<R extends object>(
  kind: RecordKind<R>,
  actor: Actor,
  before: Stored<R>,
  part: keyof R & string,
  id: string,
  fields: object | null,
): Documents {
  const { [id]: known, ...others } = (before[part] ?? {}) as Entries;
  const entry = { ...known, ...fields, by: stampOf(actor), at: COMMIT_TIME };
  const after = { ...before, [part]: fields ? { ...others, [id]: entry } : others };
  const eventId = `event-${before.id}-tick`;
  return {
    [`${kind.path}/${before.id}`]: {
      ...documentOf(after),
      updatedAt: COMMIT_TIME,
      updatedBy: stampOf(actor),
      lastEvent: eventId,
    },
    [`events/${eventId}`]: eventOf(kind, actor, before.id, before, {
      changes:
        known && fields
          ? Object.keys(fields).map((field) => ({ path: `${part}.${id}.${field}` }))
          : [{ path: `${part}.${id}` }],
    }),
  };
}

/** The same documents with fields of one of them changed; undefined removes a field. */
export function tampered(documents: Documents, path: string, fields: object): Documents {
  const known = documents[path];
  if (known === undefined) throw new Error(`Nothing is written to ${path}.`);
  return { ...documents, [path]: { ...known, ...fields } };
}
