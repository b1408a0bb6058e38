import { alpha, office, withCustomers } from './undo-fixture';

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

  it.each([
    ['stays where its customer went there since', 'b2', true],
    ['comes back where its customer went there with it, whichever is asked for first', 'b1', false],
  ])('of an order %s', async (_, customersBatch, stays) => {
    const door = withCustomers();
    const customerRef = { id: 'c1', name: 'Alpha' };
    door.put('workOrders/w1', { title: 'W', customerRef, siteRef: customerRef, statusGroup: 'closed' });
    await door.ask('office', 'records.trash', { type: 'workOrder', id: 'w1', batchId: 'b1' });
    await trash(door, 'c1', customersBatch);
    const failed = stays
      ? [{ at: 0, failure: { message: expect.stringContaining('Take the customer out of there first.') } }]
      : [];
    const orderFirst = await door.undo('office', 'b1');
    expect(orderFirst).toMatchObject({ value: { failed } });
    expect(door.at('workOrders/w1')).toMatchObject({ trashed: stays });
    expect(door.at('customers/c1')).toMatchObject({ trashed: stays });
    await door.undo('office', customersBatch, 'again');
    await door.undo('office', 'b1', 'after it');
    expect(door.at('workOrders/w1')).toMatchObject({ trashed: false });
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
