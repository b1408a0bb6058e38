import { customerToRecord, emptyCustomer } from '@fm/domain/customer';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');

/** A door with two tagged customers, and how a batch is undone. */
function withCustomers() {
  const door = openTestDoor(now);
  const put = (path: string, data: object) => door.database.put(path, { trashed: false, rev: 1, ...data });
  const customer = (id: string, name: string) =>
    put(`customers/${id}`, {
      ...customerToRecord({ ...emptyCustomer(), name, currency: 'EUR', tags: ['old'] }),
      number: `CU-2026-000${id.slice(1)}`,
      updatedBy: { uid: 'office', name: 'Olga Brandt' },
    });
  customer('c1', 'Alpha');
  customer('c2', 'Beta');
  const undo = (uid: string, batchId: string, back = 'back') => {
    const of = new Map<string, string[]>();
    for (const { path, data } of door.database.all('events')) {
      const { id } = data.entity as { id: string };
      if (data.batchId === batchId) of.set(id, [...(of.get(id) ?? []), path.split('/').at(-1) ?? '']);
    }
    return door.ask(uid, 'records.undo', { records: [...of.values()], batchId, back, note: 'Undone' });
  };
  const tag = (uid: string, ids: string[], batchId: string, added = 'VIP') =>
    door.ask(uid, 'customers.changeMany', {
      ids,
      batchId,
      change: { to: 'tags', added: [added], removed: [] },
    });
  const putEntry = (id: string, data: object) => put(`events/${id}`, { at: now, changes: [], ...data });
  return { ...door, put, undo, tag, putEntry, at: (path: string) => door.database.at(path) };
}

const office = { uid: 'office', name: 'Olga Brandt', role: 'office' };
const alpha = { type: 'customer', id: 'c1', label: 'Alpha' };

describe('undoing a change of many', () => {
  it('takes it back, once however often it is asked for', async () => {
    const door = withCustomers();
    expect(await door.tag('office', ['c1', 'c2'], 'b1')).toMatchObject({ ok: true, value: { failed: [] } });
    expect(door.at('customers/c1')).toMatchObject({ tags: ['old', 'VIP'], rev: 2 });
    for (let sent = 0; sent < 2; sent += 1)
      expect(await door.undo('office', 'b1')).toMatchObject({ ok: true, value: { failed: [] } });
    for (const id of ['c1', 'c2'])
      expect(door.at(`customers/${id}`)).toMatchObject({ tags: ['old'], rev: 3 });
  });

  it('leaves what somebody changed since, and names it', async () => {
    const door = withCustomers();
    await door.tag('office', ['c1', 'c2'], 'b1');
    await door.tag('admin', ['c1'], 'b2', 'theirs');
    expect(await door.undo('office', 'b1')).toMatchObject({
      value: {
        failed: [{ at: 0, failure: { kind: 'conflict', message: 'Ana Adler changed Tags of Alpha since.' } }],
      },
    });
    expect(door.at('customers/c1')).toMatchObject({ tags: ['old', 'VIP', 'theirs'] });
    expect(door.at('customers/c2')).toMatchObject({ tags: ['old'] });
  });

  it('keeps what the fields are sorted by in step', async () => {
    const door = withCustomers();
    door.put('customers/c1', { ...door.at('customers/c1'), name: 'Omega', nameLower: 'omega' });
    const changes = [{ path: 'name', from: 'Alpha', to: 'Omega' }];
    door.putEntry('e1', { kind: 'changed', actor: office, entity: alpha, batchId: 'b1', changes });
    expect(await door.undo('office', 'b1')).toMatchObject({ value: { failed: [] } });
    expect(door.at('customers/c1')).toMatchObject({ name: 'Alpha', nameLower: 'alpha' });
  });

  it('is nothing for a manager, who changes no customers', async () => {
    const door = withCustomers();
    await door.tag('office', ['c1'], 'b1');
    expect(await door.undo('manager', 'b1')).toMatchObject({
      value: { failed: [{ at: 0, failure: { message: 'Alpha: you are not allowed to change this.' } }] },
    });
    expect(door.at('customers/c1')).toMatchObject({ tags: ['old', 'VIP'] });
  });

  it('puts back what is typed alone: no number, no stamp, nothing that the kind does not know', async () => {
    const door = withCustomers();
    const forged = ['number', 'createdBy', 'trashed', 'rev', 'tokens', 'anything'].map((path) => ({
      path,
      from: 'forged',
      to: door.at('customers/c1')?.[path],
    }));
    const changes = [{ path: 'name', from: 'Alpha before', to: 'Alpha' }, ...forged];
    door.putEntry('x1', { kind: 'changed', batchId: 'b1', entity: alpha, actor: office, changes });
    expect(await door.undo('office', 'b1')).toMatchObject({ ok: true, value: { failed: [] } });
    expect(door.at('customers/c1')).toMatchObject({
      name: 'Alpha before',
      number: 'CU-2026-0001',
      rev: 2,
      trashed: false,
    });
    expect(JSON.stringify(door.at('customers/c1'))).not.toContain('forged');
  });

  it('refuses entries of another batch', async () => {
    const door = withCustomers();
    await door.tag('office', ['c1'], 'b1');
    const [entry] = door.database.all('events');
    const records = [[entry?.path.split('/').at(-1) ?? '']];
    expect(
      await door.ask('office', 'records.undo', { records, batchId: 'b2', back: 'b3', note: 'Undone' }),
    ).toMatchObject({ value: { failed: [{ at: 0, failure: { kind: 'invalid' } }] } });
  });
});

describe('undoing the trash', () => {
  const trash = (door: ReturnType<typeof withCustomers>, id: string, batchId: string) =>
    door.ask('office', 'records.trash', { type: 'customer', id, batchId });

  it('brings back what went there together, and only that', async () => {
    const door = withCustomers();
    await trash(door, 'c2', 'before');
    const input = { type: 'customer', ids: ['c1', 'c2'], batchId: 'b1' };
    await door.ask('office', 'records.trashMany', input);
    expect(await door.undo('office', 'b1')).toMatchObject({ value: { failed: [] } });
    expect(door.at('customers/c1')).toMatchObject({ trashed: false, rev: 3 });
    expect(door.at('customers/c2')).toMatchObject({ trashed: true, rev: 2 });
  });

  it('does not let a manager bring back what went there with a record of staff', async () => {
    const door = withCustomers();
    const reminder = {
      text: 'Call',
      ownerRef: { id: 'office', name: 'Olga' },
      entity: alpha,
      state: 'scheduled',
    };
    door.put('reminders/r1', reminder);
    await trash(door, 'c1', 'b1');
    await door.undo('manager', 'b1');
    expect(door.at('reminders/r1')).toMatchObject({ trashed: true });
    await door.undo('office', 'b1', 'again');
    expect(door.at('reminders/r1')).toMatchObject({ trashed: false });
  });

  it('of a restored record asks what stands against its way back there', async () => {
    const door = withCustomers();
    await trash(door, 'c1', 'b1');
    await door.ask('office', 'records.restore', { type: 'customer', id: 'c1', batchId: 'b2' });
    const order = { title: 'W', customerRef: { id: 'c1', name: 'Alpha' } };
    door.put('workOrders/w1', { ...order, statusGroup: 'open' });
    expect(await door.undo('office', 'b2', 'x')).toMatchObject({
      value: {
        failed: [{ at: 0, failure: { message: expect.stringContaining('1 open work order needs') } }],
      },
    });
    expect(door.at('customers/c1')).toMatchObject({ trashed: false });
    door.put('workOrders/w1', { ...order, statusGroup: 'closed' });
    expect(await door.undo('office', 'b2', 'y')).toMatchObject({ value: { failed: [] } });
    expect(door.at('customers/c1')).toMatchObject({ trashed: true });
  });
});

describe('undoing so that a record goes to the trash', () => {
  /** A customer who came back from the trash, for whom an order is open since; `b2` is the way back. */
  const withOpenOrder = async () => {
    const door = withCustomers();
    await door.ask('office', 'records.trash', { type: 'customer', id: 'c1', batchId: 'b1' });
    await door.ask('office', 'records.restore', { type: 'customer', id: 'c1', batchId: 'b2' });
    const customerRef = { id: 'c1', name: 'Alpha' };
    door.put('workOrders/w1', { title: 'W', customerRef, siteRef: customerRef, statusGroup: 'open' });
    const [came] = door.database.all('events').filter(({ data }) => data.batchId === 'b2');
    const entry = came?.path.split('/').at(-1) ?? '';
    const undoWith = (...others: string[]) =>
      door.ask('office', 'records.undo', {
        records: [[entry], others],
        batchId: 'b2',
        back: 'b3',
        note: 'Undone',
      });
    return { ...door, undoWith };
  };
  const order = { type: 'workOrder', id: 'w1', label: 'W' };

  it.each([
    ['of another batch', { kind: 'restored', batchId: 'other', entity: order }],
    ['that moves it nowhere', { kind: 'changed', batchId: 'b2', entity: order }],
    [
      'of a task under the id of the order',
      { kind: 'created', batchId: 'b2', entity: { ...order, type: 'task' } },
    ],
  ])('passes over no open order because of an entry %s', async (_, entry) => {
    const door = await withOpenOrder();
    door.putEntry('e1', { actor: office, ...entry });
    await door.undoWith('e1');
    expect(door.at('customers/c1')).toMatchObject({ trashed: false });
  });

  it('lets the order go that came back with it', async () => {
    const door = await withOpenOrder();
    door.putEntry('e1', { kind: 'restored', batchId: 'b2', entity: order, actor: office });
    expect(await door.undoWith('e1')).toMatchObject({ value: { failed: [] } });
    for (const path of ['customers/c1', 'workOrders/w1'])
      expect(door.at(path)).toMatchObject({ trashed: true });
  });
});

describe('undoing an import', () => {
  it('throws away what was imported, but not what was worked on since', async () => {
    const door = withCustomers();
    const imported = { kind: 'imported', actor: office, batchId: 'b1' };
    door.putEntry('e1', { ...imported, entity: alpha });
    door.putEntry('e2', { ...imported, entity: { type: 'customer', id: 'c2', label: 'Beta' } });
    await door.tag('admin', ['c2'], 'b2');
    expect(await door.undo('empty', 'b1')).toMatchObject({
      value: { failed: [{ at: 1, failure: { message: 'Ana Adler changed Beta since.' } }] },
    });
    expect(door.at('customers/c1')).toMatchObject({ trashed: true });
    expect(door.at('customers/c2')).toMatchObject({ trashed: false });
  });

  it('or of a new task is nothing that a manager does: it would move to the trash', async () => {
    const door = withCustomers();
    door.put('tasks/t1', { title: 'Filters', status: 'open' });
    const entity = { type: 'task', id: 't1', label: 'Filters' };
    door.putEntry('e1', { kind: 'created', actor: office, entity, batchId: 'b1' });
    await door.undo('manager', 'b1', 'x');
    expect(door.at('tasks/t1')).toMatchObject({ trashed: false });
    await door.undo('office', 'b1', 'y');
    expect(door.at('tasks/t1')).toMatchObject({ trashed: true });
  });
});

describe('undoing a change of what is locked', () => {
  it.each([
    ['offer', 'offers/x', { status: 'sent' }, 'New: What was sent stays as it was sent.'],
    ['workOrder', 'workOrders/x', { statusGroup: 'closed' }, 'New: It is closed. Reopen it to change it.'],
  ])('is refused for a locked %s', async (type, path, record, message) => {
    const door = withCustomers();
    door.put(path, { title: 'New', ...record });
    const changes = [{ path: 'title', from: 'Old', to: 'New' }];
    const entity = { type, id: 'x', label: 'New' };
    door.putEntry('e1', { kind: 'changed', actor: office, entity, batchId: 'b1', changes });
    expect(await door.undo('office', 'b1')).toMatchObject({
      value: { failed: [{ at: 0, failure: { message } }] },
    });
    expect(door.at(path)).toMatchObject({ title: 'New', rev: 1 });
  });

  it('lets managers bring back their own reminder alone', async () => {
    const door = withCustomers();
    for (const owner of ['manager', 'office']) {
      const reminder = { text: 'Call', ownerRef: { id: owner, name: owner }, state: 'scheduled' };
      door.put(`reminders/${owner}`, { ...reminder, trashed: true });
      const entity = { type: 'reminder', id: owner, label: 'Call' };
      const actor = { uid: 'manager', name: 'Marek Wolny', role: 'manager' };
      door.putEntry(`e-${owner}`, { kind: 'trashed', actor, entity, batchId: 'b1' });
    }
    await door.undo('manager', 'b1');
    expect([door.at('reminders/manager')?.trashed, door.at('reminders/office')?.trashed]).toEqual([
      false,
      true,
    ]);
  });
});
