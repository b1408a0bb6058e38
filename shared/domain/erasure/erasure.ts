import type { Change } from '../event';
import { kindNamed } from '../kinds';
import type { RecordName } from '../record';

/** Somebody whose data is being replaced everywhere, as the server keeps it until that is done. */
export interface Erasure {
  /** What they are called from now on. */
  readonly token: string;
  /** Ids that mean them: of their record, and of their login. */
  readonly ids: readonly string[];
  /** Texts that say who they are, wherever those stand: name, address, number. */
  readonly texts: readonly string[];
  /** How far the server has come. */
  readonly place?: ErasurePlace;
}

/** The last document that was looked at in a collection. */
export interface ErasurePlace {
  readonly collection: string;
  readonly path: string;
}

/** Where people are kept until every document was looked at. No page reads it. */
export const ERASURES_PATH = 'erasures';

/** Shorter texts mean too much else. */
const SHORTEST = 4;

/** What to look for, without what is not there or too short to mean one person. */
export const tellingTexts = (texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(
    texts.flatMap((text) => (text !== undefined && text.trim().length >= SHORTEST ? [text.trim()] : [])),
  ),
];

type Data = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A document without the person: names beside their ids, and texts that name them, are the token instead. Of the history
 * of their own records, what was told of fields that say who somebody is goes too. The same object where nothing of them
 * is in it.
 */
export function withoutPerson(path: string, data: Data, person: Erasure): Data {
  const replaced = replacer(person);
  const plain = replaced(data) as Data;
  return isOwn(path, data, person) ? withoutOwnChanges(plain, person.token) : plain;
}

/** Whether a document is a history entry of one of the person's own records, or of what lies below one. */
function isOwn(path: string, { entity }: Data, { ids }: Erasure): boolean {
  if (!isMap(entity)) return false;
  return ids.includes(String(entity.id)) || path.split('/').some((part) => ids.includes(part));
}

function withoutOwnChanges(data: Data, token: string): Data {
  const { entity, changes } = data;
  const personal = kindNamed((entity as RecordName).type)?.personal ?? [];
  if (!Array.isArray(changes)) return data;
  let isSame = true;
  const without = (changes as readonly Change[]).map((change) => {
    if (!personal.includes(change.path.split('.')[0] ?? '')) return change;
    if ([change.from, change.to].every((side) => side === undefined || side === token)) return change;
    isSame = false;
    const side = (of: 'from' | 'to') => (change[of] === undefined ? {} : { [of]: token });
    return { ...change, ...side('from'), ...side('to') };
  });
  return isSame ? data : { ...data, changes: without };
}

/** Replaces the person at every depth of a value. */
function replacer({ token, ids, texts }: Erasure): (value: unknown) => unknown {
  const longestFirst = [...texts].sort((a, b) => b.length - a.length);
  const named = longestFirst.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // Whole words only: the number of somebody is no part of a longer one.
  const pattern =
    named === '' ? undefined : new RegExp(`(?<![\\p{L}\\p{N}])(?:${named})(?![\\p{L}\\p{N}])`, 'giu');
  const inText = (text: string) => (pattern ? text.replace(pattern, token) : text);
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return kept(value, value.map(replaced));
    if (!isMap(value)) return value;
    const whose = [value.id, value.uid].find((id) => typeof id === 'string');
    const entries = Object.entries(value).map(([key, inner]) => {
      const isName = (key === 'name' || key === 'label') && typeof inner === 'string';
      if (!isName || whose === undefined) return [key, replaced(inner)] as const;
      if (ids.includes(String(whose))) return [key, token] as const;
      // Somebody else may have the same name, and stays. What names the person among other words, as hours do, is a text.
      const renamed = inText(inner);
      return [key, renamed === token ? inner : renamed] as const;
    });
    return entries.every(([key, inner]) => value[key] === inner) ? value : Object.fromEntries(entries);
  };
  return replaced;
}

const kept = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((value, at) => value === before[at]) ? before : after;
