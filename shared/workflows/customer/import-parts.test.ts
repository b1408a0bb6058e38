import { emptyContact, emptyCustomer, MAX_PARTS } from '@fm/domain/customer';
import { emptySite } from '@fm/domain/site';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const address = { line1: 'Am Park 1', line2: '', postcode: '22085', city: 'Hamburg', country: 'DE' };

const customer = (id: string, parts: object = {}, into: string | null = null, more: object = {}) => ({
  id,
  values: { ...emptyCustomer(), name: `Customer ${id}`, ...more },
  given: ['name', ...Object.keys(more)],
  into,
  ...parts,
});
const site = (id: string, more: object = {}, isAddress = false) => ({
  id,
  values: { ...emptySite(), name: 'Hall', address, ...more },
  given: isAddress ? ['address'] : ['name', 'address', ...Object.keys(more)],
  isAddress,
});
const contact = (id: string, name: string, more: object = {}) => ({
  id,
  values: { ...emptyContact(), name, email: `${id}@aal.example`, ...more },
  given: ['name', 'email', ...Object.keys(more)],
});

function openDoor() {
  const door = openTestDoor(now);
  const send = (rows: readonly unknown[], { uid = 'office', batchId = 'b1' } = {}) =>
    door.ask(uid, 'customers.importPage', { batchId, rows: rows as never });
  return { ...door, send, at: (path: string) => door.database.at(path) };
}

const stored = { ok: true, value: { failed: [] } };

describe('a row of an import with sites and contacts', () => {
  it('stores them with the customer, once however often it is sent', async () => {
    const { send, at, database } = openDoor();
    const parts = { sites: [site('s1')], contacts: [contact('p1', 'Ida Aal'), contact('p2', 'Bo Aal')] };
    for (let sent = 0; sent < 2; sent += 1) expect(await send([customer('c1', parts)])).toMatchObject(stored);
    const customerRef = { id: 'c1', name: 'Customer c1' };
    expect(at('sites/s1')).toMatchObject({ name: 'Hall', address: { city: 'Hamburg' }, customerRef });
    expect(at('customers/c1/contacts/p1')).toMatchObject({ name: 'Ida Aal', primary: true, customerRef });
    expect(at('customers/c1/contacts/p2')).toMatchObject({ primary: false });
    expect(at('customers/c1')).toMatchObject({ town: 'Hamburg' });
    const entries = database.all('events').map(({ data }) => data);
    expect(entries).toHaveLength(4);
    for (const entry of entries)
      expect(entry).toMatchObject({ kind: 'imported', source: 'import', batchId: 'b1', customerId: 'c1' });
  });

  it('calls that contact first whom the file names', async () => {
    const { send, at } = openDoor();
    const contacts = [contact('p1', 'Ida Aal'), contact('p2', 'Bo Aal', { primary: true })];
    await send([customer('c1', { contacts })]);
    expect([at('customers/c1/contacts/p1')?.primary, at('customers/c1/contacts/p2')?.primary]).toEqual([
      false,
      true,
    ]);
  });

  it('is refused whole where one part of it is, and leaves the others alone', async () => {
    const { send, at, database } = openDoor();
    database.put('sites/s2', { name: 'Of somebody else', customerRef: { id: 'c9', name: 'X' }, rev: 1 });
    const rows = [
      customer('c1', { sites: [site('s1'), site('s2', { name: 'Yard' })] }),
      customer('c2', { sites: [site('s3')] }),
    ];
    expect(await send(rows)).toMatchObject({ ok: true, value: { failed: [{ at: 0 }] } });
    expect([at('customers/c1'), at('sites/s1')]).toEqual([undefined, undefined]);
    expect(at('sites/s2')).toMatchObject({ name: 'Of somebody else' });
    expect([at('customers/c2'), at('sites/s3')]).toMatchObject([
      { number: 'CU-2026-0001' },
      { name: 'Hall' },
    ]);
  });

  it('is nothing that a manager stores', async () => {
    const { send, database } = openDoor();
    const rows = [customer('c1', { sites: [site('s1')], contacts: [contact('p1', 'Ida Aal')] })];
    expect(await send(rows, { uid: 'manager' })).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect([database.all('sites'), database.all('customers/c1/contacts')]).toEqual([[], []]);
  });

  it('is checked by the forms of sites and contacts, which name the field', async () => {
    const { send } = openDoor();
    const wrong = site('s1', { address: { ...address, postcode: '22' } });
    expect(await send([customer('c1', { sites: [wrong] })])).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { 'rows.0.sites.0.values.address.postcode': expect.any(String) } },
    });
    const nobody = contact('p1', 'Ida Aal', { email: '' });
    expect(await send([customer('c1', { contacts: [nobody] })])).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { 'rows.0.contacts.0.values.email': expect.any(String) } },
    });
  });
});

describe('a row over a customer that is there', () => {
  const there = { sites: [site('s1')], contacts: [contact('p1', 'Ida Aal')] };
  const open = async () => {
    const door = openDoor();
    await door.send([customer('c1', there)]);
    return door;
  };

  it('changes the site and contact that it means, and adds the others', async () => {
    const { send, at, database } = await open();
    const parts = {
      sites: [site('s2', { access: 'Key at the gate' }), site('s3', { name: 'Yard' })],
      contacts: [contact('p2', 'ida aal', { phone: '+49 40 7100900' }), contact('p3', 'Bo Aal')],
    };
    expect(await send([customer('r1', parts, 'c1')], { batchId: 'b2' })).toMatchObject(stored);
    expect(database.all('sites').map(({ path }) => path)).toEqual(['sites/s1', 'sites/s3']);
    expect(at('sites/s1')).toMatchObject({ name: 'Hall', access: 'Key at the gate' });
    expect(at('customers/c1/contacts/p1')).toMatchObject({ phone: '+49 40 7100900', primary: true });
    expect(at('customers/c1/contacts/p2')).toBeUndefined();
    expect(at('customers/c1/contacts/p3')).toMatchObject({ name: 'Bo Aal', primary: false });
  });

  it('adds nothing twice where two rows are about the same customer', async () => {
    const { send, database } = await open();
    const yard = (id: string) => ({ sites: [site(id, { name: 'Yard' })] });
    const rows = [customer('r1', yard('s2'), 'c1'), customer('r2', yard('s3'), 'c1')];
    expect(await send(rows, { batchId: 'b2' })).toMatchObject(stored);
    expect(database.all('sites').map(({ path }) => path)).toEqual(['sites/s1', 'sites/s2']);
  });

  it('makes a site of the address only where the customer has none', async () => {
    const { send, database } = await open();
    await send([customer('c2')]);
    const elsewhere = { ...address, line1: 'Deich 7' };
    const asSite = (id: string) => ({ sites: [site(id, { name: 'Deich 7', address: elsewhere }, true)] });
    const rows = [customer('r1', asSite('s2'), 'c1'), customer('r2', asSite('s3'), 'c2')];
    expect(await send(rows, { batchId: 'b2' })).toMatchObject(stored);
    expect(database.all('sites').map(({ path }) => path)).toEqual(['sites/s1', 'sites/s3']);
  });

  it('is refused where there would be more sites than a customer has', async () => {
    const { send, at } = await open();
    const sites = Array.from({ length: MAX_PARTS }, (_, n) => site(`x${n}`, { name: `Hall ${n}` }));
    const answer = await send([customer('r1', { sites }, 'c1', { notes: 'New' })], { batchId: 'b2' });
    expect(answer).toMatchObject({
      value: { failed: [{ at: 0, failure: { message: 'A customer has at most 100 sites.' } }] },
    });
    expect([at('sites/x0'), at('customers/c1')?.notes]).toEqual([undefined, undefined]);
  });
});

it('a page of an import has no more records than one transaction stores, but for a single customer', async () => {
  const { send, database } = openDoor();
  const contacts = Array.from({ length: MAX_PARTS }, (_, n) => contact(`p${n}`, `Person ${n}`));
  const sites = Array.from({ length: MAX_PARTS }, (_, n) => site(`s${n}`, { name: `Hall ${n}` }));
  expect(await send([customer('c1', { contacts, sites }), customer('c2')])).toMatchObject({
    ok: false,
    failure: { kind: 'invalid' },
  });
  expect(database.all('customers')).toEqual([]);
  expect(await send([customer('c1', { contacts, sites })])).toMatchObject(stored);
});
