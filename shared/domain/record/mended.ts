import type { RecordKind } from './kind';
import { envelopeSchema } from './record';

/** A part of a schema, by what can be looked into: this takes nothing of the library that the kinds' schemas are made with. */
interface Part {
  readonly type: string;
  /** Of a part that may be missing. */
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  /** Of a list that is never empty: its first entry, and the others. */
  readonly items?: readonly Part[];
  readonly rest?: Part;
  /** Of a map: its keys. Of a variant: the name of the entry that tells which one it is. */
  readonly key?: Part | string;
  readonly value?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly (Part & { readonly requirement?: unknown })[];
  '~run'(dataset: { readonly value: unknown }, config: object): { readonly issues?: readonly Issue[] };
}

interface Issue {
  readonly path?: readonly { readonly key: unknown }[];
}

type Values = Readonly<Record<string, unknown>>;
type Note = (path: string) => void;

/** What stands in place of a damaged value: the first that the schema takes. */
const STAND_INS = ['Damaged', '', 'UTC', '1970-01-01', '00:00', 0, 1, false, new Date(0)] as const;

/** Each record that has one of these fields has a whole envelope. */
const ENVELOPE = ['rev', 'createdBy', 'updatedBy'];

/**
 * A record as it was read, so that every screen can show it. Something may have been written past the server: what the
 * kind's own schema does not take is left out where it may be missing, and replaced where it may not. `damaged` names
 * these places. A sound record is given back as it is.
 */
export function mendedRecord<T extends object>(
  { schema, readAs = schema }: Pick<RecordKind<object>, 'schema' | 'readAs'>,
  read: T,
): T {
  const damaged = new Set<string>();
  const parts: readonly unknown[] = ENVELOPE.some((name) => name in read)
    ? [readAs, envelopeSchema]
    : [readAs];
  const mended = (parts as readonly Part[]).reduce<unknown>(
    (record, part) => mendedValue(part, record, '', (path) => damaged.add(path)),
    read,
  );
  if (damaged.size > 0) return { ...(mended as T), damaged: [...damaged] };
  if (!('damaged' in read)) return read;
  // What is stored under this name says nothing.
  const { damaged: _, ...sound } = read;
  return sound as T;
}

const issuesOf = (part: Part, value: unknown): readonly Issue[] => part['~run']({ value }, {}).issues ?? [];
const takes = (part: Part, value: unknown): boolean => issuesOf(part, value).length === 0;

function mendedValue(part: Part, value: unknown, path: string, note: Note): unknown {
  if (takes(part, value)) return value;
  const short = cut(part, value);
  const inside = mendedInside(part, short, path, note);
  if (short !== value || !inside) note(path);
  if (!inside) return takes(part, short) ? short : standIn(part);
  // What is left is wrong with parts that are sound by themselves, such as an end before the start: it is told alone.
  for (const { path: at = [] } of issuesOf(part, inside)) note(at.reduce((to, { key }) => on(to, key), path));
  return inside;
}

/** A map or a list with each of its parts mended; undefined for any other value. */
function mendedInside(part: Part, value: unknown, path: string, note: Note): object | undefined {
  const { type, wrapped, entries, rest, item = rest, options = [] } = part;
  if (wrapped) return mendedInside(wrapped, value, path, note);
  if (item) return Array.isArray(value) ? mendedList(item, value, path, note) : undefined;
  if (!isMap(value)) return undefined;
  if (type === 'record') return mendedMap(part, value, path, note);
  if (entries) {
    const mended = Object.entries(entries).map(
      ([name, inner]) => [name, mendedValue(inner, value[name], on(path, name), note)] as const,
    );
    return defined([...Object.entries(value), ...mended]);
  }
  const variants = options as readonly Part[];
  if (type === 'intersect')
    return variants.reduce<object>((all, one) => mendedInside(one, all, path, note) ?? all, value);
  if (type !== 'variant') return undefined;
  const name = String(part.key);
  const meant = variants.find(({ entries: of }) => of?.[name] && takes(of[name], value[name])) ?? variants[0];
  return meant && mendedInside(meant, value, path, note);
}

/** The entries of a list: of those that are damaged only maps can be mended, others are left out. */
const mendedList = (item: Part, list: readonly unknown[], path: string, note: Note): readonly unknown[] =>
  list.flatMap((one, at) => {
    if (takes(item, one) || isMap(one)) return [mendedValue(item, one, on(path, at), note)];
    note(on(path, at));
    return [];
  });

function mendedMap({ key, value: inner }: Part, map: Values, path: string, note: Note): Values {
  return defined(
    Object.entries(map).map(([name, one]) => {
      if (inner && takes(key as Part, name)) return [name, mendedValue(inner, one, on(path, name), note)];
      note(on(path, name));
      return [name, undefined];
    }),
  );
}

/** A text or a list no longer than the schema takes. */
function cut(part: Part, value: unknown): unknown {
  const { pipe, wrapped } = part;
  if (wrapped) return cut(wrapped, value);
  const most = pipe?.find(({ type }) => type === 'max_length')?.requirement;
  if (typeof value !== 'string' && !Array.isArray(value)) return value;
  return value.length > Number(most) ? value.slice(0, Number(most)) : value;
}

/** A value that a part takes, in place of a damaged one: as little as may be. */
function standIn(part: Part): unknown {
  const { type, wrapped, entries, item, items, options, literal, pipe } = part;
  if (wrapped) return takes(part, undefined) ? undefined : takes(part, null) ? null : standIn(wrapped);
  if (entries) return defined(Object.entries(entries).map(([name, inner]) => [name, standIn(inner)]));
  if (item) return takes(part, []) ? [] : [standIn(item)];
  if (items) return items.map(standIn);
  if (type === 'literal') return literal;
  if (type === 'record') return {};
  const [first] = options ?? [];
  if (options) return isMap(first) ? standIn(first as unknown as Part) : first;
  return STAND_INS.find((one) => takes(part, one)) ?? STAND_INS.find((one) => takes(pipe?.[0] ?? part, one));
}

const on = (path: string, name: unknown): string => (path === '' ? String(name) : `${path}.${name}`);

const defined = (entries: readonly (readonly [string, unknown])[]): Values =>
  Object.fromEntries([...new Map(entries)].filter(([, value]) => value !== undefined));

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
