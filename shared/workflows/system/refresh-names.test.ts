import { COPIED_KINDS, nameCopiesOf } from '@fm/domain/kinds';
import { MemoryDatabase } from '../testing';
import { refreshNames } from './refresh-names';

const now = new Date('2026-11-20T10:00:00Z');
const elbe = { id: 'c1', name: 'Elbe Clinic' };
const ana = { id: 'e1', name: 'Ana Adler' };
const bo = { id: 'e2', name: 'Bo Lund' };
const renamed = { type: 'customer', id: 'c1', path: 'customers/c1', before: 'Elbe Clinic' };

let database: MemoryDatabase;

beforeEach(() => {
  database = new MemoryDatabase(() => now);
  database.put('customers/c1', { name: 'Alster Clinic' });
});

const order = (over: object) => ({
  title: 'Change filter',
  number: 'WO-1',
  customerRef: elbe,
  siteRef: { id: 's1', name: 'North wing' },
  crewRefs: [],
  rev: 4,
  ...over,
});

describe('a name that other records keep', () => {
  it('follows, with the words it is found by, and nobody has changed the record', async () => {
    database.put('workOrders/o1', order({ tokens: ['elbe'] }));
    expect(await refreshNames(database, renamed)).toBe(1);
    expect(database.at('workOrders/o1')).toEqual(
      order({
        customerRef: { id: 'c1', name: 'Alster Clinic' },
        tokens: expect.arrayContaining(['alste', 'clini']),
      }),
    );
    expect(database.all('events')).toEqual([]);
  });

  it('follows in the copies that crews read', async () => {
    database.put('workOrders/o1', order({}));
    await refreshNames(database, renamed);
    expect(database.at('crew/copy/workOrders/o1')).toMatchObject({ customerRef: { name: 'Alster Clinic' } });
  });

  it('follows in all of more records than fit one transaction', async () => {
    for (let n = 0; n < 230; n += 1)
      database.put(`tasks/t${n}`, { title: 'Call', customerRef: elbe, rev: 1 });
    expect(await refreshNames(database, renamed)).toBe(230);
    expect(database.at('tasks/t229')).toMatchObject({ customerRef: { name: 'Alster Clinic' }, rev: 1 });
  });

  it('follows below other records and in reminders', async () => {
    database.put('maintenancePlans/p1/occurrences/x', { customerRef: elbe });
    database.put('reminders/r1', {
      title: 'Call',
      entity: { type: 'customer', id: 'c1', label: 'Elbe Clinic' },
    });
    await refreshNames(database, renamed);
    expect(database.at('maintenancePlans/p1/occurrences/x')).toEqual({
      customerRef: { id: 'c1', name: 'Alster Clinic' },
    });
    expect(database.at('reminders/r1')).toMatchObject({ entity: { label: 'Alster Clinic' } });
  });

  it('follows among others in a crew, and as lead', async () => {
    database.put('employees/e1', { displayName: 'Ana Berg' });
    database.put('workOrders/o1', order({ crewRefs: [bo, ana], leadId: 'e1', leadName: 'Ana Adler' }));
    await refreshNames(database, { type: 'employee', id: 'e1', path: 'employees/e1', before: 'Ana Adler' });
    expect(database.at('workOrders/o1')).toMatchObject({
      crewRefs: [bo, { id: 'e1', name: 'Ana Berg' }],
      leadName: 'Ana Berg',
    });
  });

  it('follows in the crew of a plan, which is looked for by the name of today when somebody leaves', async () => {
    database.put('employees/e1', { displayName: 'Ana Berg' });
    const places = { customerRef: elbe, siteRef: { id: 's1', name: 'North wing' } };
    database.put('maintenancePlans/p1', { name: 'Filters', ...places, template: { crewRefs: [bo, ana] } });
    await refreshNames(database, { type: 'employee', id: 'e1', path: 'employees/e1', before: 'Ana Adler' });
    expect(database.at('maintenancePlans/p1')).toMatchObject({
      template: { crewRefs: [bo, { id: 'e1', name: 'Ana Berg' }] },
    });
  });

  it('becomes the present one, not the one of an event that was overtaken', async () => {
    database.put('customers/c1', { name: 'Weser Clinic' });
    database.put('workOrders/o1', order({}));
    await refreshNames(database, renamed);
    expect(database.at('workOrders/o1')).toMatchObject({ customerRef: { name: 'Weser Clinic' } });
  });

  it.each([
    ['is called as before again', { name: 'Elbe Clinic' }],
    ['is gone', undefined],
  ])('stays where the record %s', async (_, customer) => {
    database = new MemoryDatabase(() => now);
    if (customer) database.put('customers/c1', customer);
    database.put('workOrders/o1', order({}));
    expect(await refreshNames(database, renamed)).toBe(0);
    expect(database.at('workOrders/o1')).toEqual(order({}));
  });

  it('stays where it names another record that is called the same', async () => {
    database.put('workOrders/o1', order({ customerRef: { id: 'c2', name: 'Elbe Clinic' } }));
    expect(await refreshNames(database, renamed)).toBe(0);
  });
});

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly pipe?: readonly Schema[];
}

const inside = (schema: Schema | undefined): Schema | undefined =>
  schema?.wrapped ? inside(schema.wrapped) : schema?.type === 'array' ? inside(schema.item) : schema;

const at = (schema: Schema, path: string) =>
  path.split('.').reduce<Schema | undefined>((of, key) => inside(of)?.entries?.[key], schema);

it.each(COPIED_KINDS)('every place said to keep names of a %s is a field of its kind', (type) => {
  for (const { kind, shape, field, nameField } of nameCopiesOf(type)) {
    const schema = kind.schema as unknown as Schema;
    const kept = inside(at(schema, field));
    expect([kind.type, field, shape === 'pair' ? kept?.type : Object.keys(kept?.entries ?? {})]).toEqual([
      kind.type,
      field,
      shape === 'pair' ? 'string' : ['id', 'name'],
    ]);
    if (shape !== 'many')
      expect([kind.type, nameField, at(schema, nameField) !== undefined]).toEqual([
        kind.type,
        nameField,
        true,
      ]);
  }
});
