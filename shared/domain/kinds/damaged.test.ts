import { COMPANY_DEFAULTS } from '../company';
import { valueText } from '../event';
import { type Formats, mendedRecord, type RecordKind, type Stored } from '../record';
import { settings } from '../settings';
import { NOW, storedRecord } from '../testing/record-fixture';
import { users } from '../user';
import { ALL_KINDS } from './index';

interface Part {
  readonly type: string;
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly key?: Part;
  readonly value?: Part;
  readonly options?: readonly (Part | string | number)[];
  readonly literal?: unknown;
  '~run'(dataset: object, config: object): { readonly issues?: readonly { readonly kind: string }[] };
}

const WORDS = [
  'Damaged',
  'a@b.example',
  '2026-11-20',
  '08:00',
  'UTC',
  '#aabbcc',
  'DE',
  '11-20',
  '',
  1,
  3,
  30,
  0,
  true,
  NOW,
];
const takes = (part: Part, value: unknown) => !part['~run']({ value }, {}).issues;

/** A value that has everything in it that a schema knows. */
function fullOf(part: Part): unknown {
  if (part.wrapped) return fullOf(part.wrapped);
  if (part.entries)
    return Object.fromEntries(Object.entries(part.entries).map(([name, inner]) => [name, fullOf(inner)]));
  if (part.item) return [fullOf(part.item)];
  if (part.items) return part.items.map(fullOf);
  if (part.type === 'record' && part.key && part.value)
    return { [String(fullOf(part.key))]: fullOf(part.value) };
  const [first] = part.options ?? [];
  if (first !== undefined) return typeof first === 'object' ? fullOf(first) : first;
  return part.literal ?? WORDS.find((word) => takes(part, word));
}

/** A sound record of a kind, with everything that may be in it. */
const soundOf = ({ schema, type }: RecordKind<object>) =>
  storedRecord({
    ...(fullOf(schema as unknown as Part) as object),
    // These differ from each other.
    ...(type === settings.type && { numberPrefixes: COMPANY_DEFAULTS.numberPrefixes }),
  });

const DAMAGE = [
  null,
  5,
  Number.NaN,
  'x'.repeat(900),
  {},
  { a: 1 },
  { id: 5 },
  [7, null, { id: 5 }],
  NOW,
  new Uint8Array(3),
];
const formats: Formats = { day: (day) => `day ${day}`, instant: (at) => at.toISOString(), number: String };

/** Reads of a record what lists, pages, history, search and reminders read of any. */
function readAll(kind: RecordKind<object>, record: Stored<object>): void {
  expect(typeof kind.label(record)).toBe('string');
  kind.tokens?.(record);
  kind.links?.(record, record.id);
  kind.derived?.(record);
  kind.followed?.(record);
  kind.besidesTrash?.(record);
  kind.tells?.(undefined, record, 'u1');
  kind.locked?.(record, { uid: 'u1', name: 'Ana', role: 'office' });
  for (const [name, value] of Object.entries(record)) valueText(kind.fields, name, value, formats);
}

const everyKind = ALL_KINDS.map((kind) => [kind.type, kind] as const);

it.each(everyKind)('%s: a field damaged in any way breaks nothing that reads the record (F24)', (_, kind) => {
  const schema = kind.schema as unknown as Part;
  const sound = soundOf(kind);
  for (const name of [...Object.keys(sound), 'rev']) {
    if (name === 'id') continue;
    for (const damage of [undefined, ...DAMAGE]) {
      const record = mendedRecord(kind, { ...sound, [name]: damage });
      readAll(kind, record);
      const left = schema['~run']({ value: record }, {}).issues ?? [];
      expect(left.filter((issue) => issue.kind === 'schema')).toEqual([]);
    }
  }
});

it.each(everyKind)('%s: a sound record is given back as it is', (_, kind) => {
  const sound = soundOf(kind);
  expect(mendedRecord(kind, sound).damaged).toBeUndefined();
  expect(mendedRecord(kind, sound)).toBe(sound);
});

it('shows the unknown role of a login as it is stored, for administrators to correct', () => {
  const login = { ...soundOf(users as unknown as RecordKind<object>), role: 'Manager' };
  expect(mendedRecord(users, login)).toBe(login);
});
