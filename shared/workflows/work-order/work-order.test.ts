import type { WorkOrderInput } from '@fm/domain/work-order';
import { customerRef, now, values, withOrder, working } from './order-fixture';

const check = { kind: 'check' as const, label: 'Filter replaced', order: 0, required: true };

describe('saving a work order', () => {
  it('takes names and the time zone from the records that it refers to', async () => {
    const { ask, database } = withOrder();
    const forged = {
      ...values(),
      customerRef: { id: 'c1', name: 'Forged' },
      leadRef: { id: 'olga', name: 'Forged' },
      timezone: 'Mars/Phobos',
    };
    expect(await ask('office', 'workOrders.save', { id: 'w2', values: forged, base: null })).toMatchObject({
      ok: true,
    });
    expect(database.at('workOrders/w2')).toMatchObject({
      customerRef,
      leadName: 'Olga Brandt',
      timezone: 'Europe/Berlin',
      number: 'WO-2026-0001',
    });
  });

  it('refuses a site of another customer and people who are not there', async () => {
    const { ask } = withOrder();
    const save = (over: Partial<WorkOrderInput>) =>
      ask('office', 'workOrders.save', { id: 'w2', values: values(over), base: null });
    expect(await save({ siteRef: { id: 's2', name: 'Elsewhere' } })).toMatchObject({
      ok: false,
      failure: { fields: { 'values.siteRef': 'Choose a site of this customer.' } },
    });
    expect(await save({ leadRef: { id: 'nobody', name: 'X' } })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    expect(await save({ leadRef: { id: 'marek', name: 'X' } })).toMatchObject({ ok: true });
  });

  it('keeps lead and time of a scheduled one, and leaves closed ones to administrators', async () => {
    const scheduled = withOrder({ status: 'scheduled', plannedStart: now, plannedDay: '2026-11-20' });
    const bare = { id: 'w1', values: values(), base: scheduled.order() };
    expect(await scheduled.ask('office', 'workOrders.save', bare)).toMatchObject({
      ok: false,
      failure: { fields: { 'values.leadRef': expect.any(String) } },
    });
    const closed = withOrder({ status: 'cancelled', statusGroup: 'closed' });
    const save = { id: 'w1', values: values({ title: 'Replace all filters' }), base: closed.order() };
    expect(await closed.ask('office', 'workOrders.save', save)).toMatchObject({ ok: false });
    expect(await closed.ask('admin', 'workOrders.save', save)).toMatchObject({ ok: true });
  });

  it('names a follow-up on both ends', async () => {
    const { ask, order, database } = withOrder({ checklist: { a: check } });
    await ask('office', 'workOrders.save', {
      id: 'w2',
      values: values(),
      base: null,
      beside: { followUpOf: { id: 'w1', itemId: 'a' } },
    });
    expect(order().links).toEqual({ w2: { kind: 'followedBy', name: 'Replace filters', itemId: 'a' } });
    expect(database.at('workOrders/w2')).toMatchObject({ links: { w1: { kind: 'followUpOf' } } });
  });
});

describe('a transition of a work order', () => {
  const complete = { id: 'w1', to: 'completed' as const, input: { outcome: 'Done.' } };

  it('is blocked by a required item that is not filled in', async () => {
    const { ask, order } = withOrder({ ...working, checklist: { a: check } });
    expect(await ask('manager', 'workOrders.transition', complete)).toMatchObject({
      ok: false,
      failure: { fields: { checklist: 'Fill in the required checklist item first.' } },
    });
    await ask('manager', 'workOrders.fillItem', { workOrderId: 'w1', itemId: 'a', fields: { value: true } });
    expect(await ask('manager', 'workOrders.transition', complete)).toMatchObject({ ok: true });
    expect(order()).toMatchObject({ status: 'completed', completedBy: { uid: 'manager' } });
  });

  it('stops the timers on the order and keeps their rates, once', async () => {
    const { ask, database } = withOrder(working);
    await ask('manager', 'labour.startTimer', { workOrderId: 'w1', kind: 'work' });
    const hold = { id: 'w1', to: 'onHold' as const, input: { waitingReason: 'parts' as const } };
    expect(await ask('office', 'workOrders.transition', hold, 'once')).toMatchObject({ ok: true });
    expect(await ask('office', 'workOrders.transition', hold, 'once')).toMatchObject({ ok: true });
    expect(database.at('timers/marek')).not.toHaveProperty('running');
    const [entry, ...more] = database.all('workOrders/w1/labour');
    expect(more).toEqual([]);
    const id = entry?.path.split('/').at(-1) ?? '';
    expect(database.at('workOrders/w1/private/labour')).toMatchObject({
      rates: { [id]: 2000 },
      billRates: { [id]: 4000 },
    });
  });

  it('leaves planning and carrying over to the office', async () => {
    const { ask, order, database } = withOrder({ ...working, checklist: { a: check } });
    const carry = { ...complete, input: { outcome: 'Done.', carryRest: true } };
    expect(await ask('manager', 'workOrders.transition', carry)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    const answer = await ask('office', 'workOrders.transition', carry);
    const successor = (answer as { value: { successor: string } }).value.successor;
    expect(order().checklist).toEqual({});
    expect(database.at(`workOrders/${successor}`)).toMatchObject({
      status: 'draft',
      checklist: { a: { label: 'Filter replaced' } },
    });
  });

  it('is refused to a manager of another crew and where somebody moved the order on', async () => {
    const foreign = withOrder({ ...working, leadId: 'olga' });
    expect(await foreign.ask('manager', 'workOrders.transition', complete)).toMatchObject({ ok: false });
    const { ask } = withOrder(working);
    expect(await ask('office', 'workOrders.transition', { ...complete, left: 'onHold' })).toMatchObject({
      ok: false,
      failure: { message: 'Olga Brandt changed the status since: it is now in progress.' },
    });
  });
});

describe('what is given with a transition', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]);

  it('never replaces what a customer signed', async () => {
    const signature = { name: 'Rosa Klein', at: now };
    const { ask, order, database } = withOrder({ ...working, signature });
    const input = { outcome: 'Done.', signedBy: 'Forger', drawing: PNG };
    expect(await ask('manager', 'workOrders.transition', { id: 'w1', to: 'completed', input })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(order().signature).toEqual(signature);
    expect(database.all('attachments')).toEqual([]);
  });

  it('counts for the status that it belongs to alone', async () => {
    const { ask, order, database } = withOrder({ ...working, checklist: { a: check } });
    const input = {
      waitingReason: 'parts' as const,
      carryRest: true,
      signedBy: 'Rosa',
      drawing: PNG,
      occurrence: 'again' as const,
    };
    expect(await ask('office', 'workOrders.transition', { id: 'w1', to: 'onHold', input })).toMatchObject({
      ok: true,
    });
    expect(order().checklist).toMatchObject({ a: check });
    expect([...database.all('attachments'), ...database.all('workOrders')]).toHaveLength(1);
  });

  it('notes time at clocks there are', async () => {
    const { ask } = withOrder(working);
    const typed = {
      employeeRef: { id: 'marek', name: '' },
      kind: 'work' as const,
      day: '2026-11-19',
      minutes: null,
      billable: true,
      note: '',
    };
    const save = (from: string, to: string) =>
      ask('manager', 'labour.save', {
        workOrderId: 'w1',
        id: 'l1',
        values: { ...typed, from, to },
        base: null,
      });
    expect(await save('98:00', '99:00')).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(await save('08:00', '09:00')).toMatchObject({ ok: true });
    const old = { ...typed, day: '1999-12-31', from: '', to: '', minutes: 1440 };
    expect(
      await ask('manager', 'labour.save', { workOrderId: 'w1', id: 'l2', values: old, base: null }),
    ).toMatchObject({
      ok: false,
      failure: { fields: { day: 'Choose a day of the last 12 months.' } },
    });
  });
});
