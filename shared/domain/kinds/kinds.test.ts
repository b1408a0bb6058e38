import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { attachments } from '../attachment';
import { crewPath, WITHHELD } from '../crew-copy';
import { valueText } from '../event';
import { type Formats, fieldsOn, isInHistory, type RecordKind } from '../record';
import { ALL_KINDS, childrenOf, kindLabel, kindNamed, kindOf } from './index';

const DOMAIN = join(__dirname, '..');

/** Every kind that a folder of the domain exports, but the history itself. */
async function exported(): Promise<readonly RecordKind<object>[]> {
  const folders = readdirSync(DOMAIN, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'testing',
  );
  const modules: readonly object[] = await Promise.all(folders.map(({ name }) => import(`../${name}`)));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value?.type === 'string' && value.schema && value.type !== 'event');
}

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly item?: Schema;
  readonly options?: readonly Schema[];
}

/** The paths of all values that a schema lets be stored, `*` for every entry. */
function pathsOf(schema: Schema, path = ''): readonly string[] {
  const inside = path === '' ? '' : `${path}.`;
  if (schema.wrapped) return pathsOf(schema.wrapped, path);
  if (schema.type === 'record' && schema.value) return pathsOf(schema.value, `${inside}*`);
  if (schema.type === 'array' && schema.item?.entries) return pathsOf(schema.item, `${inside}*`);
  if (schema.type === 'variant') return (schema.options ?? []).flatMap((one) => pathsOf(one, path));
  if (!schema.entries) return [path];
  return Object.entries(schema.entries).flatMap(([name, inner]) => pathsOf(inner, `${inside}${name}`));
}

const everyKind = ALL_KINDS.map((kind) => [kind.type, kind] as const);

it('holds every kind that the domain has', async () => {
  const known = new Set(ALL_KINDS.map(({ type }) => type));
  const found = await exported();
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ type }) => !known.has(type)).map(({ type }) => type)).toEqual([]);
});

it.each(everyKind)('%s: every field that can be stored has a label, or repeats another one', (_, kind) => {
  const nameless = pathsOf(kind.schema as unknown as Schema).filter((path) => {
    const on = fieldsOn(kind.fields, path);
    return on.length === 0 || on.some(({ label, history }) => label === '' && history === undefined);
  });
  expect(nameless).toEqual([]);
});

const formats: Formats = {
  day: (day) => `day ${day}`,
  instant: (at) => at.toISOString(),
  number: (value) => String(value),
};

const isOf = (schema: CodeSchema, text: string): boolean => v.is(schema as unknown as v.GenericSchema, text);

/** Values that history has to say in words: each code of a list, each constant, and days. Lists come whole. */
function codesOf(schema: CodeSchema, path = ''): readonly (readonly [path: string, value: unknown])[] {
  const inside = path === '' ? '' : `${path}.`;
  if (schema.wrapped) return codesOf(schema.wrapped, path);
  if (schema.type === 'record' && schema.value) return codesOf(schema.value, `${inside}*`);
  if (schema.type === 'array' && schema.item)
    return schema.item.entries ? [] : codesOf(schema.item, path).map(([, code]) => [path, [code]]);
  if (schema.type === 'variant' || schema.type === 'union')
    return (schema.options ?? []).flatMap((one) => codesOf(one as CodeSchema, path));
  if (schema.type === 'picklist') return (schema.options ?? []).map((code) => [path, code]);
  if (schema.type === 'literal') return [[path, schema.literal]];
  if (schema.entries)
    return Object.entries(schema.entries).flatMap(([name, inner]) => codesOf(inner, `${inside}${name}`));
  return ['2026-11-20', '02-29'].flatMap((day) =>
    isOf(schema, day) && !isOf(schema, 'not a day') ? [[path, day] as const] : [],
  );
}

/** What the screens call by its code too. */
const WRITTEN_AS_CODES: ReadonlySet<string> = new Set(['currency']);

interface CodeSchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, CodeSchema>>;
  readonly wrapped?: CodeSchema;
  readonly value?: CodeSchema;
  readonly item?: CodeSchema;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
}

it.each(everyKind)('%s: history says every code, weekday and day in words, as the screens do', (_, kind) => {
  const raw = codesOf(kind.schema as unknown as CodeSchema)
    .filter(([path]) => isInHistory(kind.fields, path) && !WRITTEN_AS_CODES.has(path))
    .filter(([path, code]) => !Object.hasOwn(fieldsOn(kind.fields, path).at(-1)?.labels ?? {}, String(code)))
    .filter(([path, value]) => valueText(kind.fields, path, value, formats) === String(value))
    .map(([path, value]) => `${path} = ${String(value)}`);
  expect(raw).toEqual([]);
});

it.each(everyKind)('%s: says which fields are its own, so that nothing else is put back', (_, kind) => {
  const own = Object.keys((kind.schema as unknown as Schema).entries ?? {});
  expect(own).toEqual(expect.arrayContaining(Object.keys(kind.fields)));
});

it.each(everyKind)('%s: names its children by kinds and fields that there are', (_, kind) => {
  for (const sort of kind.children ?? []) {
    const { kind: of, which } = childrenOf(sort, 'x');
    const paths = pathsOf(of.schema as unknown as Schema);
    // A list of maps is asked for as a whole.
    const inside = sort.amongMany ? paths.map((path) => path.split('.*.')[0]) : [];
    for (const [field] of which) expect([...paths, ...inside]).toContain(field);
    if (sort.trash === 'unfinished stay') expect(paths).toContain(of.unfinished?.which[0]);
  }
});

it('every kind with numbers can be moved to the trash, put back and undone', () => {
  const numbered = ALL_KINDS.filter(({ numberPrefix, isNumberedLater }) => numberPrefix && !isNumberedLater);
  expect(numbered.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['customer', 'workOrder', 'offer']),
  );
  expect(numbered.filter(({ trash, permission }) => trash !== 'alone' || !permission)).toEqual([]);
});

it('the crew reads copies of the kinds with restricted fields, of files, and of no other', () => {
  const copied = ALL_KINDS.filter(({ path }) => crewPath(path) !== path).map(({ path }) => path);
  const withheld = WITHHELD.map(({ collection }) => collection);
  expect([...withheld, attachments.path].sort()).toEqual([...copied].sort());
});

it('finds those that lie below another record where they lie', () => {
  expect(kindOf({ type: 'contact', id: 'p', customerId: 'c1' })?.path).toBe('customers/c1/contacts');
  expect(kindOf({ type: 'occurrence', id: 'p_1_2026-12-01' })?.path).toBe('maintenancePlans/p_1/occurrences');
  expect(kindNamed('constructor')).toBeUndefined();
});

it('calls kinds as people do, and what is none as it is', () => {
  expect(['workOrder', 'contact', 'fax'].map(kindLabel)).toEqual(['Work order', 'Contact', 'fax']);
});
