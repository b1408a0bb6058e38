import { emptyTask } from '@fm/domain/task';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const customerRef = { id: 'c1', name: 'Elbe Clinic' };

/** A door with a customer, a site, a contact and a reminder about it. */
function withCustomer() {
  const door = openTestDoor(now);
  const put = (path: string, data: object) => door.database.put(path, { trashed: false, rev: 1, ...data });
  put('customers/c1', { name: 'Elbe Clinic', number: 'CU-2026-0001', status: 'active', tags: [] });
  put('sites/s1', { name: 'North', customerRef });
  put('sites/s2', { name: 'South', customerRef });
  put('customers/c1/contacts/p1', { name: 'Ida Aal', customerRef });
  put('reminders/r1', { text: 'Call', entity: { type: 'customer', id: 'c1', label: 'Elbe Clinic' } });
  const stands = (path: string) => door.database.at(path)?.trashed;
  const paths = ['customers/c1', 'sites/s1', 'sites/s2', 'customers/c1/contacts/p1', 'reminders/r1'];
  const order = (id: string, statusGroup: string) =>
    put(`workOrders/${id}`, { title: id, customerRef, statusGroup });
  return { ...door, put, order, stands, all: () => paths.map(stands) };
}

const to = (batchId: string, id = 'c1') => ({ type: 'customer', id, batchId });

/** The same, with the customer in the trash and one of its sites there since before. */
async function withTrashed() {
  const door = withCustomer();
  door.put('events/old', {
    kind: 'trashed',
    batchId: 'before',
    entity: { type: 'site', id: 's2', label: 'S' },
  });
  door.put('sites/s2', { name: 'South', customerRef, trashed: true, lastEvent: 'old' });
  await door.ask('office', 'records.trash', to('b1'));
  return door;
}

describe('moving a record to the trash', () => {
  it('takes along what belongs to it, once however often it is sent', async () => {
    const door = withCustomer();
    for (let sent = 0; sent < 2; sent += 1)
      expect((await door.ask('office', 'records.trash', to('b1'), 'x')).ok).toBe(true);
    expect(door.all()).toEqual([true, true, true, true, true]);
    expect(door.database.at('customers/c1')).toMatchObject({
      rev: 2,
      trashedAt: now,
      trashedBy: { uid: 'office', name: 'Olga Brandt' },
    });
    expect(door.database.all('events')).toHaveLength(5);
  });

  it('is refused while work is open, and names it', async () => {
    const door = withCustomer();
    door.order('w1', 'open');
    expect(await door.ask('office', 'records.trash', to('b1'))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: '1 open work order needs to be finished or moved first.' },
    });
    expect(door.all()).toEqual([false, false, false, false, false]);
    door.order('w1', 'closed');
    expect((await door.ask('office', 'records.trash', to('b1'))).ok).toBe(true);
  });

  it.each(['manager', 'disabled'])('is nothing that a %s does', async (uid) => {
    const door = withCustomer();
    for (const name of ['records.trash', 'records.restore'] as const)
      expect(await door.ask(uid, name, to('b1'))).toMatchObject({ failure: { kind: 'refused' } });
    expect(door.stands('customers/c1')).toBe(false);
  });

  it('of many leaves out the one with open work alone', async () => {
    const door = withCustomer();
    door.put('customers/c2', { name: 'Alster', number: 'CU-2026-0002', status: 'active', tags: [] });
    door.order('w1', 'open');
    const input = { type: 'customer', ids: ['c1', 'c2', 'c3'], batchId: 'b1' };
    expect(await door.ask('office', 'records.trashMany', input)).toMatchObject({
      ok: true,
      value: {
        failed: [
          { at: 0, failure: { kind: 'invalid' } },
          { at: 2, failure: { kind: 'missing' } },
        ],
      },
    });
    expect([door.stands('customers/c1'), door.stands('sites/s1'), door.stands('customers/c2')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it('a damaged record goes to the trash and comes back: nobody could get rid of it', async () => {
  const door = withCustomer();
  door.put('workOrders/w8', { title: 'No site', customerRef, statusGroup: 'closed' });
  for (const [name, trashed] of [
    ['records.trash', true],
    ['records.restore', false],
  ] as const) {
    const order = { type: 'workOrder', id: 'w8', batchId: name };
    expect(await door.ask('office', name, order)).toMatchObject({ ok: true });
    expect(door.stands('workOrders/w8')).toBe(trashed);
  }
  expect(door.database.all('events').map(({ data }) => data.entity)).toEqual([
    { type: 'workOrder', id: 'w8', label: 'w8' },
    { type: 'workOrder', id: 'w8', label: 'w8' },
  ]);
  expect(door.database.all('crew/copy/events')).toEqual([]);
});

describe('restoring a record', () => {
  it('brings back what went there together with it, and only that', async () => {
    const door = await withTrashed();
    expect((await door.ask('office', 'records.restore', to('b2'))).ok).toBe(true);
    expect(door.all()).toEqual([false, false, true, false, false]);
    expect(door.database.at('customers/c1')?.trashedAt).toBeUndefined();
  });

  it('waits for the customer that went there since: an order came back below one in the trash', async () => {
    const door = withCustomer();
    const customerRef = { id: 'c1', name: 'Elbe Clinic' };
    const order = { type: 'workOrder', id: 'w9' };
    const siteRef = { id: 's1', name: 'North' };
    door.put('workOrders/w9', { title: 'Filters', customerRef, siteRef, statusGroup: 'open', trashed: true });
    expect(await door.ask('office', 'records.trash', to('b1'))).toMatchObject({ ok: true });
    const restore = () => door.ask('office', 'records.restore', { ...order, batchId: 'b2' });
    expect(await restore()).toMatchObject({ failure: { kind: 'invalid' } });
    expect(door.database.at('workOrders/w9')).toMatchObject({ trashed: true });
    await door.ask('office', 'records.restore', to('b3'));
    expect(await restore()).toMatchObject({ ok: true });
    expect(door.database.at('workOrders/w9')).toMatchObject({ trashed: false });
  });
});

describe('deleting a record for good', () => {
  const input = { type: 'customer', id: 'c1' };

  it('is done by admins alone, and only out of the trash', async () => {
    const door = withCustomer();
    expect(await door.ask('admin', 'records.purge', input)).toMatchObject({ failure: { kind: 'refused' } });
    await door.ask('office', 'records.trash', to('b1'));
    for (const uid of ['office', 'manager', 'empty', 'disabled'])
      expect(await door.ask(uid, 'records.purge', input)).toMatchObject({ failure: { kind: 'refused' } });
    expect(door.stands('customers/c1')).toBe(true);
    for (let sent = 0; sent < 2; sent += 1)
      expect(await door.ask('admin', 'records.purge', input)).toMatchObject({
        ok: true,
        value: { more: false },
      });
    expect(door.all()).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('takes what went to the trash earlier by itself, which nobody would find any more', async () => {
    const door = await withTrashed();
    door.put('sites/s3', { name: 'Elsewhere', customerRef: { id: 'c2', name: 'Other' }, trashed: true });
    await door.ask('admin', 'records.purge', input);
    expect(door.all()).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(door.stands('sites/s3')).toBe(true);
  });

  it('is told in the history, once, by who did it', async () => {
    const door = await withTrashed();
    for (let sent = 0; sent < 2; sent += 1) await door.ask('admin', 'records.purge', input, 'once');
    await door.ask('admin', 'records.purge', input);
    const entries = door.database.all('events').filter(({ data }) => data.kind === 'purged');
    expect(entries.map(({ data }) => (data.entity as { id: string }).id).sort()).toEqual([
      'c1',
      'p1',
      'r1',
      's1',
      's2',
    ]);
    expect(door.database.at('events/customer-c1-purged')).toMatchObject({
      at: now,
      actor: { uid: 'admin', name: 'Ana Adler', role: 'admin' },
      entity: { type: 'customer', id: 'c1', label: expect.stringContaining('Elbe Clinic') },
      customerId: 'c1',
    });
  });

  it('is for good: neither its id nor its number is given again', async () => {
    const door = openTestDoor(now);
    const save = (id: string) =>
      door.ask('office', 'tasks.save', {
        id,
        values: { ...emptyTask(), title: 'Order filters' },
        base: null,
      });
    await save('t1');
    const task = { type: 'task', id: 't1' };
    await door.ask('office', 'records.trash', { ...task, batchId: 'b1' });
    await door.ask('admin', 'records.purge', task);
    expect(await save('t1')).toMatchObject({
      ok: false,
      failure: { message: 'This was deleted for good and does not come back. Make a new one.' },
    });
    expect(door.database.at('tasks/t1')).toBeUndefined();
    expect((await save('t2')).ok).toBe(true);
    expect(door.database.at('tasks/t2')).toMatchObject({ number: 'TA-2026-0002' });
  });

  it('is done to a damaged record as well', async () => {
    const door = openTestDoor(now);
    door.database.put('offers/o1', { trashed: true });
    expect((await door.ask('admin', 'records.purge', { type: 'offer', id: 'o1' })).ok).toBe(true);
    expect(door.database.at('offers/o1')).toBeUndefined();
  });
});

describe('a record to which more belongs than one commit moves', () => {
  const ASSETS = 1000;
  const siteRef = { id: 's1', name: 'North' };

  /** The same customer with a thousand assets, one of them in the trash since before. */
  function withAssets() {
    const door = withCustomer();
    door.put('events/old', {
      kind: 'trashed',
      batchId: 'before',
      entity: { type: 'asset', id: 'a0', label: 'A' },
    });
    door.put('assets/a0', { name: 'A', customerRef, siteRef, trashed: true, lastEvent: 'old' });
    for (let n = 1; n <= ASSETS; n += 1) door.put(`assets/a${n}`, { name: `A${n}`, customerRef, siteRef });
    const live = () => door.database.all('assets').filter(({ data }) => !data.trashed).length;
    const send = async (name: 'records.trash' | 'records.restore', batchId: string) => {
      const answer = await door.ask('office', name, to(batchId));
      return answer.ok && (answer.value as { readonly more: boolean }).more;
    };
    return { ...door, live, send };
  }

  it('goes as a whole, in pages that go on where they stopped, itself at the end, and comes back so', async () => {
    const { send, live, stands } = withAssets();
    let pages = 1;
    for (; await send('records.trash', 'b1'); pages += 1) expect(stands('customers/c1')).toBe(false);
    expect(pages).toBeGreaterThan(5);
    expect([live(), stands('customers/c1')]).toEqual([0, true]);
    pages = 1;
    for (; await send('records.restore', 'b2'); pages += 1) expect(stands('customers/c1')).toBe(true);
    expect(pages).toBeGreaterThan(5);
    expect([live(), stands('customers/c1'), stands('assets/a0')]).toEqual([ASSETS, false, true]);
  });

  it('goes by itself, not among many', async () => {
    const { ask, live, stands } = withAssets();
    const answer = await ask('office', 'records.trashMany', { type: 'customer', ids: ['c1'], batchId: 'b1' });
    expect(answer).toMatchObject({ ok: true, value: { failed: [{ at: 0, failure: { kind: 'invalid' } }] } });
    expect([live(), stands('customers/c1')]).toEqual([ASSETS, false]);
  });
});
