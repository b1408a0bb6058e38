import { same } from '@fm/workflows/unit';

/** One place of a form that two people changed differently. */
export interface Clash {
  /** Keys from the form's values down to the place; a row of a list by its id. */
  readonly path: readonly string[];
  /** The place as the form names it, rows by their position: `sites.2.name`. */
  readonly field: string;
  /** What the row it stands in is called, where it stands in one. */
  readonly row?: string | undefined;
  /** Before either changed it; undefined where there was no such row. */
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

export type Side = 'mine' | 'theirs';

/** What a form holds after two people changed it. */
export interface MergedValues<F> {
  /** Both sides' changes; mine where they clash. */
  readonly values: F;
  readonly clashes: readonly Clash[];
}

type Row = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, Row>>;

/**
 * Merges what two people made of the same form values. Lists whose rows have an id, and maps of rows, are merged row by
 * row and field by field; anything else, such as an address, is taken whole from one side: half of one and half of
 * another is no place.
 */
export function mergeValues<F extends object>(base: F, theirs: F, mine: F): MergedValues<F> {
  const clashes: Clash[] = [];
  const values = { ...theirs, ...fields(base, theirs, mine, [], [], undefined, clashes) };
  return { values, clashes };
}

/** The values with `side` of a clash in its place. */
export const settled = <F extends object>(values: F, clash: Clash, side: Side): F =>
  placed(values, clash.path, clash[side]) as F;

function fields(
  base: object,
  theirs: object,
  mine: object,
  path: readonly string[],
  place: readonly string[],
  row: string | undefined,
  clashes: Clash[],
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const sides = {
      base: read(base, key),
      theirs: read(theirs, key),
      mine: key in mine ? read(mine, key) : read(base, key),
    };
    const side = oneSide(sides.base, sides.theirs, sides.mine);
    const here = [...path, key];
    const at = [...place, key];
    if (side) merged[key] = side.value;
    else if (areRows(sides.base) && areRows(sides.theirs) && areRows(sides.mine))
      merged[key] = rows(sides.base, sides.theirs, sides.mine, here, at, clashes);
    else if (areEntries(sides.base) && areEntries(sides.theirs) && areEntries(sides.mine))
      merged[key] = entries(sides.base, sides.theirs, sides.mine, here, at, clashes);
    else {
      merged[key] = sides.mine;
      clashes.push({ path: here, field: at.join('.'), row, ...sides });
    }
  }
  return merged;
}

/** A map of rows by their ids, such as a checklist. */
function entries(
  base: Entries,
  theirs: Entries,
  mine: Entries,
  path: readonly string[],
  place: readonly string[],
  clashes: Clash[],
): Entries {
  const merged: Record<string, Row> = {};
  for (const id of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const sides = { base: base[id], theirs: theirs[id], mine: mine[id] };
    const row = mergedRow(sides, [...path, id], [...place, id], clashes);
    if (row) merged[id] = row;
  }
  return merged;
}

function rows(
  base: readonly Row[],
  theirs: readonly Row[],
  mine: readonly Row[],
  path: readonly string[],
  place: readonly string[],
  clashes: Clash[],
): Row[] {
  const moved = !same(commonIds(base, mine), commonIds(mine, base));
  const [first, second] = moved ? [mine, theirs] : [theirs, mine];
  const merged: Row[] = [];
  for (const id of new Set([...first, ...second].map(idOf))) {
    const sides = { base: byId(base, id), theirs: byId(theirs, id), mine: byId(mine, id) };
    const row = mergedRow(sides, [...path, id], [...place, String(merged.length)], clashes);
    if (row) merged.push(row);
  }
  return merged;
}

/** One row as both made it; undefined when it is to go. */
function mergedRow(
  sides: Readonly<Record<'base' | Side, Row | undefined>>,
  path: readonly string[],
  place: readonly string[],
  clashes: Clash[],
): Row | undefined {
  const { base, theirs, mine } = sides;
  const side = oneSide(base, theirs, mine);
  if (side) return side.value;
  const row = nameOf(mine ?? theirs);
  if (theirs && mine) return fields(base ?? {}, theirs, mine, path, place, row, clashes);
  clashes.push({ path, field: place.join('.'), row, ...sides });
  return mine;
}

/** What to take where at most one side changed something, or both the same. */
function oneSide<T>(base: T, theirs: T, mine: T): { readonly value: T } | undefined {
  if (same(mine, base) || same(mine, theirs)) return { value: theirs };
  return same(theirs, base) ? { value: mine } : undefined;
}

function placed(values: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!Array.isArray(values)) {
    const { [key]: before, ...others } = values as Record<string, unknown>;
    const after = placed(before, rest, value);
    return after === undefined ? others : { ...(values as object), [key]: after };
  }
  const list = values as readonly Row[];
  const put = (row: Row | undefined) => placed(row, rest, value) as Row | undefined;
  if (!byId(list, key)) return [...list, put(undefined)].filter((row) => row !== undefined);
  return list.map((row) => (idOf(row) === key ? put(row) : row)).filter((row) => row !== undefined);
}

const read = (values: object, key: string): unknown => Reflect.get(values, key);

const idOf = (row: Row): string => String(row.recordId ?? row.id);
const byId = (list: readonly Row[], id: string) => list.find((row) => idOf(row) === id);
const commonIds = (list: readonly Row[], other: readonly Row[]) =>
  list.map(idOf).filter((id) => byId(other, id));

/** Whether a value is a list whose rows can be told apart. */
const areRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every((row) => isPlain(row) && ('recordId' in row || 'id' in row));

/** Whether a value is a map of rows; an address, say, holds texts. */
const areEntries = (value: unknown): value is Entries =>
  isPlain(value) && Object.values(value).every(isPlain);

const isPlain = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const nameOf = (row: Row | undefined): string | undefined => {
  const name = row?.name ?? row?.label ?? row?.title;
  return typeof name === 'string' && name !== '' ? name : undefined;
};
