/** Somebody else who has the same record open, in however many tabs. */
export interface Present {
  readonly uid: string;
  /** The field that has the focus, by its key. */
  readonly field?: string;
  /** Whether they are typing in it. */
  readonly isTyping: boolean;
}

/** Somebody who works here, and was here at some time. */
export interface Person {
  readonly uid: string;
  /** `idle` is who is idle in all tabs. */
  readonly state: 'active' | 'idle' | 'away';
  /** When their last page ended, milliseconds since 1970; undefined where none has yet. */
  readonly seenAt?: number;
  /** The records that they have open. */
  readonly open: readonly OpenedRecord[];
}

/** A record by its kind, as history names it, and its id. */
export interface OpenedRecord {
  readonly type: string;
  readonly id: string;
}

/** Rows are written anew every ten minutes; what is older is of a page that ended unseen. */
const MOST_AGE_MS = 15 * 60_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const rowsOf = (value: unknown): [string, unknown][] => (isFields(value) ? Object.entries(value) : []);
const isFresh = ({ at }: Fields, now: number): boolean => typeof at === 'number' && at > now - MOST_AGE_MS;

/** Who else is there by the rows of a record, one entry for each person, in the order they came. */
export function presentIn(value: unknown, self: string, now: number): readonly Present[] {
  const fresh = rowsOf(value).flatMap(([, row]) => (isFields(row) && isFresh(row, now) ? [row] : []));
  const found = new Map<string, Present>();
  // Of several tabs the one written last says where somebody is.
  for (const { u, f, t } of fresh.sort((a, b) => Number(a.at) - Number(b.at))) {
    if (typeof u !== 'string' || u === self) continue;
    const field = typeof f === 'string' ? { field: f } : {};
    const before = found.get(u);
    found.set(u, field.field === undefined && before ? before : { uid: u, ...field, isTyping: t === true });
  }
  return [...found.values()];
}

/** The records of a kind that others are changing, with who does. */
export function editedIn(value: unknown, self: string): ReadonlyMap<string, readonly string[]> {
  const found = rowsOf(value).flatMap(([id, rows]): [string, readonly string[]][] => {
    const uids = rowsOf(rows).map(([, uid]) => uid);
    const others = [...new Set(uids)].filter((uid) => typeof uid === 'string' && uid !== self) as string[];
    return others.length > 0 ? [[id, others]] : [];
  });
  return new Map(found);
}

/** Who has a page open, and who had one when last. */
export function peopleIn(online: unknown, seen: unknown, now: number): readonly Person[] {
  const found = new Map<string, Person>();
  for (const [uid, seenAt] of rowsOf(seen))
    if (typeof seenAt === 'number') found.set(uid, { uid, state: 'away', seenAt, open: [] });
  for (const [uid, rows] of rowsOf(online)) {
    const fresh = rowsOf(rows).flatMap(([, row]) => (isFields(row) && isFresh(row, now) ? [row] : []));
    if (fresh.length === 0) continue;
    const open = new Map(fresh.flatMap(({ o }) => openedIn(o)).map((record) => [keyOf(record), record]));
    const state = fresh.some(({ s }) => s === 'active') ? 'active' : 'idle';
    found.set(uid, { ...found.get(uid), uid, state, open: [...open.values()] });
  }
  return [...found.values()];
}

const keyOf = ({ type, id }: OpenedRecord): string => `${type}/${id}`;

function openedIn(value: unknown): readonly OpenedRecord[] {
  const [, type, id] = /^(\w+)\/(.+)$/.exec(typeof value === 'string' ? value : '') ?? [];
  return type === undefined || id === undefined ? [] : [{ type, id }];
}
