import { type CustomerScreenInput, emptyContact, emptyCustomerScreen } from '@fm/domain/customer';
import { emptySite } from '@fm/domain/site';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const address = { line1: 'Am Park 1', line2: '', postcode: '22085', city: 'Hamburg', country: 'DE' };
const site = { ...emptySite(), recordId: 's1', name: 'Main building', address };
const contact = { ...emptyContact(), recordId: 'p1', name: 'Ida Aal', email: 'ida@aal.example' };
const values: CustomerScreenInput = {
  ...emptyCustomerScreen(),
  name: 'Aalpark',
  sites: [site],
  contacts: [contact],
};

/** A door with one customer, and how its form is sent again. */
async function withCustomer() {
  const door = openTestDoor(now);
  await door.ask('office', 'customers.save', { id: 'c1', values, base: null, parts: null });
  const stored = (path: string) => ({ ...door.database.at(path), id: path.split('/').at(-1) }) as never;
  const base = stored('customers/c1');
  const parts = { sites: [stored('sites/s1')], contacts: [stored('customers/c1/contacts/p1')] };
  const save = (uid: string, more: Partial<CustomerScreenInput>, id?: string) =>
    door.ask(uid, 'customers.save', { id: 'c1', values: { ...values, ...more }, base, parts }, id);
  return { ...door, save };
}

describe('saving a customer', () => {
  it('stores sites and contacts with it, once however often it is sent', async () => {
    const { ask, database } = openTestDoor(now);
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await ask(
        'office',
        'customers.save',
        { id: 'c1', values, base: null, parts: null },
        'x',
      );
      expect(answer).toMatchObject({ ok: true });
    }
    expect(database.at('customers/c1')).toMatchObject({
      name: 'Aalpark',
      number: 'CU-2026-0001',
      town: 'Hamburg',
    });
    const customerRef = { id: 'c1', name: 'Aalpark' };
    expect(database.at('sites/s1')).toMatchObject({ name: 'Main building', customerRef });
    expect(database.at('customers/c1/contacts/p1')).toMatchObject({ name: 'Ida Aal', customerRef });
    expect(database.all('events')).toHaveLength(3);
  });

  it.each(['manager', 'disabled'])('is nothing that a %s does', async (uid) => {
    const { ask, database } = openTestDoor(now);
    const answer = await ask(uid, 'customers.save', { id: 'c1', values, base: null, parts: null });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(database.all('customers')).toEqual([]);
  });

  it('adds no site to one of somebody else that the form knew nothing of', async () => {
    const { ask, database } = await withCustomer();
    const sites = [{ ...site, recordId: 's9', name: 'Smuggled in' }];
    const forged = { id: 'c1', values: { ...values, sites }, base: null, parts: null };
    expect(await ask('admin', 'customers.save', forged)).toMatchObject({ failure: { kind: 'conflict' } });
    expect(database.at('sites/s9')).toBeUndefined();
    expect(await ask('admin', 'customers.save', { ...forged, id: 'c9' })).toMatchObject({ ok: true });
    expect(database.at('sites/s9')).toMatchObject({ customerRef: { id: 'c9' } });
  });

  it('keeps what somebody else changed meanwhile, and names the field of a site that both changed', async () => {
    const { save, database } = await withCustomer();
    await save('admin', { notes: 'Bell is broken', sites: [{ ...site, name: 'North' }] });
    expect(await save('office', { phone: '+49 30 1234567' })).toMatchObject({ ok: true });
    expect(database.at('customers/c1')).toMatchObject({ notes: 'Bell is broken', phone: '+49 30 1234567' });
    expect(database.at('sites/s1')).toMatchObject({ name: 'North' });
    expect(await save('office', { sites: [{ ...site, name: 'South' }] })).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', fields: { 'sites.0.name': 'Ana Adler changed this meanwhile.' } },
    });
  });

  it('moves what was taken off to the trash', async () => {
    const { save, database } = await withCustomer();
    expect(await save('office', { sites: [], contacts: [] })).toMatchObject({ ok: true });
    expect(database.at('sites/s1')).toMatchObject({ trashed: true });
    expect(database.at('customers/c1/contacts/p1')).toMatchObject({ trashed: true });
  });

  it.each([
    ['workOrders/w1', { number: 'WO-2026-0004', statusGroup: 'open' }, 'not finished (WO-2026-0004)'],
    ['assets/a1', { name: 'Boiler' }, 'its assets stand there (Boiler)'],
  ])('keeps a site that %s needs, and everything else as it was', async (path, record, words) => {
    const { save, database } = await withCustomer();
    database.put(path, { ...record, trashed: false, siteRef: { id: 's1', name: 'Main building' } });
    expect(await save('office', { sites: [], notes: 'New' })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: expect.stringContaining(words) },
    });
    expect(database.at('sites/s1')).toMatchObject({ trashed: false });
    expect(database.at('customers/c1')).not.toHaveProperty('notes');
  });

  it('leaves a site of another customer alone', async () => {
    const { save, database } = await withCustomer();
    database.put('sites/s2', { ...database.at('sites/s1'), customerRef: { id: 'c2', name: 'Other' } });
    expect(await save('office', { sites: [site, { ...site, recordId: 's2' }] })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    expect(database.at('sites/s2')).toMatchObject({ customerRef: { id: 'c2' }, rev: 1 });
  });

  it('is refused while the customer is being merged', async () => {
    const { save, database } = await withCustomer();
    const mergedInto = { id: 'c2', name: 'Other', batchId: 'b' };
    database.put('customers/c1', { ...database.at('customers/c1'), mergedInto });
    expect(await save('office', { notes: 'New' })).toMatchObject({
      ok: false,
      failure: { message: 'Finish or undo the merge to change this customer.' },
    });
  });
});

describe('what a customer is saved with', () => {
  it.each([
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://aal.example', true],
  ])('the website %s is taken: %p', async (website, taken) => {
    const { save } = await withCustomer();
    const answer = await save('office', { website });
    expect(answer.ok).toBe(taken);
    if (!answer.ok) expect(Object.keys(answer.failure.fields ?? {})).toEqual(['values.website']);
  });

  it.each([
    ['Mars/Olympus', false],
    ['Europe/Lisbon', true],
  ])('the time zone %s is taken: %p', async (timezone, taken) => {
    const { save } = await withCustomer();
    const answer = await save('office', { sites: [{ ...site, timezone }] });
    expect(answer.ok).toBe(taken);
    if (!answer.ok) expect(Object.keys(answer.failure.fields ?? {})).toEqual(['values.sites.0.timezone']);
  });

  it('an account manager is an employee, by the name that the record has', async () => {
    const { save, database } = await withCustomer();
    const accountManagerRef = { id: 'olga', name: 'The President' };
    expect(await save('office', { accountManagerRef })).toMatchObject({
      ok: false,
      failure: {
        fields: { 'values.accountManagerRef': 'This person is no longer an employee. Choose somebody else.' },
      },
    });
    database.put('employees/olga', { displayName: 'Olga Brandt', trashed: false });
    expect(await save('office', { accountManagerRef })).toMatchObject({ ok: true });
    expect(database.at('customers/c1')).toMatchObject({
      accountManagerRef: { id: 'olga', name: 'Olga Brandt' },
    });
  });

  it('more sites than a form takes are refused', async () => {
    const { save } = await withCustomer();
    const many = Array.from({ length: 101 }, (_, index) => ({ ...site, recordId: `m${index}` }));
    expect(await save('office', { sites: many })).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });
});
