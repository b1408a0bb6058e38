import { alpha, office, withCustomers } from './undo-fixture';

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
