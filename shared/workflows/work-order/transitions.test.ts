import { withOccurrence } from './occurrence-fixture';
import { now, values, withOrder, working } from './order-fixture';

const completed = { status: 'completed' as const, statusGroup: 'closed' as const };

const drafted = { status: 'draft' as const, statusGroup: 'open' as const };

describe('completing an order', () => {
  it('services its assets, ends its occurrence and takes the plan on, once however often it is sent', async () => {
    const { move, order, occurrence, lift, at, database } = withOccurrence();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await move('manager', 'completed', { outcome: 'Oiled.' }, 'once')).toMatchObject({ ok: true });
    expect(order()).toMatchObject({
      status: 'completed',
      outcome: 'Oiled.',
      completedBy: { uid: 'manager' },
    });
    expect(occurrence()).toMatchObject({ state: 'done', completedOn: '2026-11-20' });
    expect(lift()).toMatchObject({ lastServiceOn: '2026-11-20' });
    expect(at('maintenancePlans/p1')).toMatchObject({ rev: 2 });
    expect(
      database
        .all('events')
        .map(({ data }) => (data.entity as { type: string }).type)
        .sort(),
    ).toEqual(['asset', 'maintenancePlan', 'occurrence', 'workOrder']);
  });

  it('is verified by somebody else of the office, and nobody of the crew', async () => {
    const { move, order } = withOccurrence();
    await move('office', 'completed', { outcome: 'Oiled.' });
    for (const uid of ['manager', 'disabled'])
      expect(await move(uid, 'verified')).toMatchObject({ ok: false });
    expect(await move('admin', 'verified')).toMatchObject({ ok: true });
    expect(order()).toMatchObject({ status: 'verified', verifiedAt: now, verifiedBy: { uid: 'admin' } });
  });
});

describe('opening an order again', () => {
  it('takes its services and its occurrence back, and asks why', async () => {
    const { move, order, occurrence, lift } = withOccurrence();
    await move('office', 'completed', { outcome: 'Oiled.' });
    expect(await move('office', 'inProgress')).toMatchObject({
      ok: false,
      failure: { fields: { reason: expect.any(String) } },
    });
    expect(lift()).toMatchObject({ lastServiceOn: '2026-11-20' });
    expect(await move('office', 'inProgress', { reason: 'It squeaks.' })).toMatchObject({ ok: true });
    expect(order()).toMatchObject({ status: 'inProgress' });
    expect(order()).not.toHaveProperty('completedAt');
    expect(occurrence()).toMatchObject({ state: 'generated' });
    expect(occurrence()).not.toHaveProperty('completedOn');
    expect(lift()).toMatchObject({ lastServiceOn: '2026-01-02' });
  });

  it('leaves a service that somebody corrected since', async () => {
    const { move, put, lift } = withOccurrence();
    await move('office', 'completed', { outcome: 'Oiled.' });
    put('assets/lift', { ...lift(), lastServiceOn: '2026-11-19' });
    await move('office', 'inProgress', { reason: 'It squeaks.' });
    expect(lift()).toMatchObject({ lastServiceOn: '2026-11-19' });
  });

  it('that is verified is the administrators’, who take that back with a reason first', async () => {
    const { move, order } = withOccurrence({ ...completed, status: 'verified', verifiedAt: now });
    for (const uid of ['manager', 'office'])
      expect(await move(uid, 'completed', { reason: 'Wrong order.' })).toMatchObject({ ok: false });
    expect(await move('admin', 'completed')).toMatchObject({
      failure: { fields: { reason: expect.any(String) } },
    });
    expect(await move('admin', 'completed', { reason: 'Wrong order.' })).toMatchObject({ ok: true });
    expect(order()).toMatchObject({ status: 'completed' });
    expect(order()).not.toHaveProperty('verifiedAt');
  });
});

describe('cancelling an order', () => {
  it('asks why, and leaves its occurrence out', async () => {
    const { move, order, occurrence } = withOccurrence(drafted);
    expect(await move('office', 'cancelled')).toMatchObject({
      failure: { fields: { reason: expect.any(String) } },
    });
    expect(await move('office', 'cancelled', { reason: 'Sold.', occurrence: 'skip' })).toMatchObject({
      ok: true,
    });
    expect(order()).toMatchObject({ status: 'cancelled', cancelReason: 'Sold.' });
    expect(occurrence()).toMatchObject({ state: 'skipped', skippedReason: 'Sold.' });
  });

  it('gives its occurrence to a new order where that is to be done again', async () => {
    const { move, occurrence, at } = withOccurrence(drafted);
    const answer = await move('office', 'cancelled', { reason: 'Wrong crew.', occurrence: 'again' });
    const { successor } = (answer as { value: { successor: string } }).value;
    expect(occurrence()).toMatchObject({ state: 'generated', workOrderId: successor });
    expect(at(`workOrders/${successor}`)).toMatchObject({ status: 'draft', occurrenceId: 'p1_2026-11-20' });
  });

  it('is nothing that the crew does', async () => {
    const { move, order, occurrence } = withOccurrence(drafted);
    expect(await move('manager', 'cancelled', { reason: 'No.' })).toMatchObject({ ok: false });
    expect([order().status, occurrence()?.state]).toEqual(['draft', 'generated']);
  });
});

describe('putting an order on hold', () => {
  const hold = { waitingReason: 'parts' as const, waitingUntil: '2026-12-01' };

  it('reminds whoever asked for it on the morning until which it waits, once', async () => {
    const { move, database } = withOccurrence();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await move('manager', 'onHold', { ...hold, remind: true }, 'once')).toMatchObject({ ok: true });
    const [reminder, ...others] = database.all('reminders');
    expect(others).toEqual([]);
    expect(reminder?.data).toMatchObject({
      ownerRef: { id: 'manager', name: 'Marek Wolny' },
      entity: { type: 'workOrder', id: 'w1' },
      fireAt: new Date('2026-12-01T07:00:00Z'),
      state: 'scheduled',
    });
  });

  it('reminds nobody who did not ask, and nobody without a day', async () => {
    for (const given of [hold, { waitingReason: 'parts' as const, remind: true }]) {
      const { move, database, order } = withOccurrence();
      expect(await move('manager', 'onHold', given)).toMatchObject({ ok: true });
      expect(order()).toMatchObject({ status: 'onHold', waiting: { reason: 'parts' } });
      expect(database.all('reminders')).toEqual([]);
    }
  });
});

describe('two windows on one order', () => {
  it('keep what each of them changed, and name a field that both did', async () => {
    const { ask, order } = withOrder();
    const base = order();
    const save = (uid: string, over: object) =>
      ask(uid, 'workOrders.save', {
        id: 'w1',
        values: values({ leadRef: { id: 'marek', name: 'Marek Wolny' }, ...over }),
        base,
      });
    expect(await save('office', { title: 'Replace all filters' })).toMatchObject({ ok: true });
    expect(await save('admin', { description: 'And the cellar.' })).toMatchObject({ ok: true });
    expect(order()).toMatchObject({ title: 'Replace all filters', description: 'And the cellar.', rev: 3 });
    expect(await save('empty', { title: 'Replace some filters' })).toMatchObject({
      failure: { kind: 'conflict', fields: { title: expect.stringContaining('changed this meanwhile') } },
    });
    expect(order()).toMatchObject({ title: 'Replace all filters' });
  });
});

describe('a drawn signature', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]);

  it('is stored as a file of the order, which names it', async () => {
    const { ask, order, database } = withOrder(working);
    const sign = { id: 'w1', signedBy: 'Rosa Klein', drawing: PNG };
    expect(await ask('manager', 'workOrders.sign', sign)).toMatchObject({ ok: true });
    const id = order().signature?.attachmentId;
    expect(database.at(`attachments/${id}`)).toMatchObject({
      kind: 'signature',
      name: 'Signature of Rosa Klein',
      entity: { type: 'workOrder', id: 'w1' },
      by: { uid: 'manager' },
    });
  });

  it.each([
    ['no picture', new Uint8Array([1, 2, 3, 4])],
    ['too large a picture', new Uint8Array(2_000_000).fill(0x89, 0, 1)],
  ])('is refused as %s', async (_, drawing) => {
    const { ask, order, database } = withOrder(working);
    const sign = { id: 'w1', signedBy: 'Rosa Klein', drawing };
    expect(await ask('manager', 'workOrders.sign', sign)).toMatchObject({ failure: { kind: 'invalid' } });
    expect([order().signature, database.all('attachments')]).toEqual([undefined, []]);
  });

  it('is taken by the office and the crew of the order alone', async () => {
    const { ask } = withOrder({ ...working, leadId: 'olga' });
    const sign = { id: 'w1', signedBy: 'Rosa Klein', drawing: PNG };
    expect(await ask('manager', 'workOrders.sign', sign)).toMatchObject({ failure: { kind: 'refused' } });
    expect(await ask('empty', 'workOrders.sign', sign)).toMatchObject({ ok: true });
  });
});
