import type { Random } from './random';

// Few, so that requests meet each other's documents and the indexes of a run are bounded.
const COLLECTIONS = ['a', 'b', 'a/x/c'] as const;
const FIELDS = ['f', 'g', 'h.i', '__name__'] as const;
const ODD_TEXTS = [
  '',
  '..',
  '__x__',
  '\u0000',
  'ü😀𝄞',
  '\ud800',
  '%2F',
  '/',
  '`',
  'x'.repeat(1_600),
  '__proto__',
] as const;
const ODD_VALUES = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  '',
  '-9223372036854775809',
  'NaN',
  [],
  {},
  [[]],
  { '': {} },
] as const;

/** Makes things that look like the wire's, most of them right. */
export class FuzzValues {
  constructor(
    readonly random: Random,
    private readonly root: string,
  ) {}

  id = (): string => (this.random.chance(0.95) ? `d${this.random.below(40)}` : this.random.of(ODD_TEXTS));
  collection = (): string => this.random.of(COLLECTIONS);
  path = (): string => `${this.collection()}/${this.id()}`;
  name = (): string => `${this.root}/${this.path()}`;
  field = (): string => (this.random.chance(0.97) ? this.random.of(FIELDS) : this.random.of(ODD_TEXTS));
  odd = (): unknown => this.random.of([...ODD_VALUES, ...ODD_TEXTS]);

  list<Item>(max: number, make: () => Item): Item[] {
    return Array.from({ length: this.random.below(max + 1) }, make);
  }

  value = (depth = 0): object => {
    const kinds = depth > 3 ? 6 : 8;
    switch (this.random.below(kinds)) {
      case 0:
        return { integerValue: String(this.random.below(100)) };
      case 1:
        return { doubleValue: this.random.chance(0.1) ? 'NaN' : this.random.next() };
      case 2:
        return { stringValue: this.id() };
      case 3:
        return { booleanValue: this.random.chance(0.5) };
      case 4:
        return { timestampValue: new Date(this.random.below(2 ** 31) * 1000).toISOString() };
      case 5:
        return this.random.of<object>([
          { nullValue: null },
          { referenceValue: this.name() },
          { geoPointValue: { latitude: this.random.below(200) - 100, longitude: 0 } },
          { bytesValue: 'AAEC' },
        ]);
      case 6:
        return { arrayValue: { values: this.list(4, () => this.value(depth + 1)) } };
      default:
        return { mapValue: { fields: this.fields(depth + 1) } };
    }
  };

  fields = (depth = 0): object =>
    Object.fromEntries(this.list(4, () => [this.random.of(['f', 'g', 'h', 'i']), this.value(depth)]));

  write = (): object => {
    const precondition = this.random.chance(0.3)
      ? { currentDocument: { exists: this.random.chance(0.5) } }
      : {};
    if (this.random.chance(0.2)) return { delete: this.name(), ...precondition };
    if (this.random.chance(0.1)) return { verify: this.name(), ...precondition };
    return {
      update: { name: this.name(), fields: this.fields() },
      ...(this.random.chance(0.4) ? { updateMask: { fieldPaths: this.list(3, this.field) } } : {}),
      ...(this.random.chance(0.4) ? { updateTransforms: this.list(3, this.transform) } : {}),
      ...precondition,
    };
  };

  query = (): object => ({
    from: [{ collectionId: this.random.of(['a', 'b', 'c']), allDescendants: this.random.chance(0.2) }],
    ...(this.random.chance(0.6) ? { where: this.filter(0) } : {}),
    ...(this.random.chance(0.4)
      ? { orderBy: this.list(2, () => ({ field: { fieldPath: this.field() }, direction: this.direction() })) }
      : {}),
    ...(this.random.chance(0.2) ? { startAt: { values: this.list(2, this.value), before: true } } : {}),
    ...(this.random.chance(0.2)
      ? { select: { fields: this.list(2, () => ({ fieldPath: this.field() })) } }
      : {}),
    ...(this.random.chance(0.1) ? { offset: this.random.below(9) } : {}),
    limit: this.random.below(50),
  });

  private direction = () => this.random.of(['ASCENDING', 'DESCENDING', 1, 'SIDEWAYS']);

  private transform = (): object => ({
    fieldPath: this.field(),
    ...this.random.of<object>([
      { increment: this.value() },
      { setToServerValue: 'REQUEST_TIME' },
      { appendMissingElements: { values: this.list(3, this.value) } },
      { removeAllFromArray: { values: this.list(3, this.value) } },
      { maximum: this.value() },
    ]),
  });

  private filter = (depth: number): object => {
    if (depth < 3 && this.random.chance(0.3)) {
      const op = this.random.of(['AND', 'OR']);
      return { compositeFilter: { op, filters: this.list(3, () => this.filter(depth + 1)) } };
    }
    const field = { fieldPath: this.field() };
    if (this.random.chance(0.1))
      return { unaryFilter: { field, op: this.random.of(['IS_NULL', 'IS_NAN', 'IS_ODD']) } };
    const op = this.random.of([
      'EQUAL',
      'LESS_THAN',
      'GREATER_THAN_OR_EQUAL',
      'NOT_EQUAL',
      'ARRAY_CONTAINS',
      'IN',
      'NOT_IN',
    ]);
    return { fieldFilter: { field, op, value: this.value() } };
  };
}

/** A copy with one part replaced, left out or doubled. */
export function spoil(json: unknown, values: FuzzValues): unknown {
  const { random } = values;
  if (typeof json !== 'object' || json === null || random.chance(0.2)) return values.odd();
  const keys = Object.keys(json);
  if (keys.length === 0) return values.odd();
  const at = keys[random.below(keys.length)] ?? '';
  if (Array.isArray(json)) {
    return json.flatMap((item, index) =>
      String(index) !== at ? [item] : random.chance(0.2) ? [item, item] : [spoil(item, values)],
    );
  }
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, item]) => {
      if (key !== at) return [[key, item]];
      return random.chance(0.2)
        ? []
        : [[random.chance(0.1) ? String(values.odd()) : key, spoil(item, values)]];
    }),
  );
}
