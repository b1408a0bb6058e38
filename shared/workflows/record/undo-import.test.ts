import { emptyContact, emptyCustomer } from '@fm/domain/customer';
import { emptySite } from '@fm/domain/site';
import { withCustomers } from './undo-fixture';

const address = { line1: 'Am Park 1', line2: '', postcode: '22085', city: 'Hamburg', country: 'DE' };

const row = (id: string, into: string | null = null) => ({
  id,
  values: { ...emptyCustomer(), name: `Customer ${id}` },
  given: [],
  into,
  sites: [
    {
      id: `${id}-site`,
      values: { ...emptySite(), name: `Hall ${id}`, address },
      given: ['name', 'address'],
      isAddress: false,
    },
  ],
  contacts: [
    {
      id: `${id}-contact`,
      values: { ...emptyContact(), name: 'Ida Aal', email: 'ida@aal.example' },
      given: ['name', 'email'],
    },
  ],
});

/** Two new customers with a site and a contact each, and what is in the trash of them. */
async function withImport() {
  const door = withCustomers();
  await door.ask('office', 'customers.importPage', { batchId: 'b1', rows: [row('n1'), row('n2')] });
  const placesOf = (id: string) => [
    `customers/${id}`,
    `sites/${id}-site`,
    `customers/${id}/contacts/${id}-contact`,
  ];
  const trashed = (id: string) => placesOf(id).map((path) => door.at(path)?.trashed);
  const change = (path: string) =>
    door.put(path, { ...door.at(path), rev: 2, updatedBy: { uid: 'admin', name: 'Ana Adler' } });
  /** What somebody made for the first customer since. */
  const make = (type: string, path: string, record: object) => {
    const updatedBy = { uid: 'admin', name: 'Ana Adler' };
    const customerRef = { id: 'n1', name: 'Customer n1' };
    door.put(path, { ...record, customerRef, updatedBy });
    const entity = { type, id: path.split('/').at(-1) ?? '', label: 'Yard' };
    door.putEntry(`e-${type}`, { kind: 'created', actor: updatedBy, entity, customerId: 'n1' });
  };
  return { ...door, trashed, change, make };
}

const ALL = [true, true, true];
const NONE = [false, false, false];

describe('undoing an import of customers', () => {
  it('takes their sites and contacts back as well, once however often it is asked for', async () => {
    const { undo, trashed } = await withImport();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await undo('office', 'b1')).toMatchObject({ ok: true, value: { failed: [] } });
    expect([trashed('n1'), trashed('n2')]).toEqual([ALL, ALL]);
  });

  it.each([
    ['customer', 'customers/n1', 'Ana Adler changed Customer n1 since.'],
    ['site', 'sites/n1-site', 'Ana Adler changed Hall n1 since.'],
    ['contact', 'customers/n1/contacts/n1-contact', 'Ana Adler changed Ida Aal since.'],
  ])('leaves a customer whole whose %s somebody changed since', async (_, path, message) => {
    const { undo, trashed, change } = await withImport();
    change(path);
    const answer = await undo('office', 'b1');
    expect(answer).toMatchObject({
      value: {
        failed: expect.arrayContaining([
          expect.objectContaining({ failure: expect.objectContaining({ message }) }),
        ]),
      },
    });
    expect([trashed('n1'), trashed('n2')]).toEqual([NONE, ALL]);
  });

  it('is the same where the parts of a customer are asked for in two goes', async () => {
    const { ask, database, trashed, change } = await withImport();
    change('customers/n1');
    for (const { path, data } of database.all('events')) {
      const records = [[path.split('/').at(-1) ?? '']];
      if (data.customerId === 'n1')
        await ask('office', 'records.undo', { records, batchId: 'b1', back: 'back', note: 'Undone' });
    }
    expect(trashed('n1')).toEqual(NONE);
  });

  it.each([
    ['has work by now', 'workOrder', 'workOrders/w1', { title: 'Leak', statusGroup: 'open' }],
    ['somebody gave another site', 'site', 'sites/yard', { name: 'Yard' }],
    ['somebody gave another contact', 'contact', 'customers/n1/contacts/bo', { name: 'Bo Aal' }],
  ])('leaves a customer whole that %s', async (_, type, path, record) => {
    const { undo, trashed, make } = await withImport();
    make(type, path, record);
    await undo('office', 'b1');
    expect([trashed('n1'), trashed('n2')]).toEqual([NONE, ALL]);
  });

  it('takes a customer back whose work is finished', async () => {
    const { undo, trashed, make } = await withImport();
    make('workOrder', 'workOrders/w1', { title: 'Leak', statusGroup: 'closed' });
    await undo('office', 'b1');
    expect([trashed('n1'), trashed('n2')]).toEqual([ALL, ALL]);
  });

  it('takes back what came to a customer that was there, but no site with work', async () => {
    const { ask, undo, at, put } = await withImport();
    const rows = [row('x1', 'c1'), row('x2', 'c2')];
    await ask('office', 'customers.importPage', { batchId: 'b2', rows });
    put('workOrders/w1', { title: 'Leak', statusGroup: 'open', siteRef: { id: 'x2-site', name: 'Hall' } });
    await undo('office', 'b2');
    expect([at('customers/c1')?.trashed, at('customers/c2')?.trashed]).toEqual([false, false]);
    expect([at('sites/x1-site')?.trashed, at('customers/c1/contacts/x1-contact')?.trashed]).toEqual([
      true,
      true,
    ]);
    expect(at('sites/x2-site')?.trashed).toBe(false);
  });
});
