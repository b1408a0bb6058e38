import { dayIn } from '@fm/domain/calendar-day';
import type { WorkOrder } from '@fm/domain/work-order';
import { envelope, now, recordOf, withOrder, working } from '../work-order/order-fixture';

const completed: Partial<WorkOrder> = { status: 'completed', statusGroup: 'closed' };
const started = new Date(now.getTime() - 3_600_000);

/** A door with an order on which Marek's timer has run for an hour. */
function withTimer(over: Partial<WorkOrder>) {
  const door = withOrder(over);
  const { customerRef, siteRef, timezone } = recordOf();
  const job = { customerId: customerRef.id, siteId: siteRef.id, timezone };
  const running = { ...job, workOrderRef: { id: 'w1', name: 'WO' }, kind: 'work', startedAt: started };
  door.database.put('timers/marek', {
    ...envelope,
    employeeRef: { id: 'marek', name: 'Marek Wolny' },
    running,
  });
  const minutes = () => door.database.all('workOrders/w1/labour').map(({ data }) => data.minutes);
  return { ...door, minutes };
}

/** An entry of Marek's on the day his timer began. */
const entryOf = () => {
  const { timezone } = recordOf();
  return {
    workOrderRef: { id: 'w1', name: 'WO' },
    employeeRef: { id: 'marek', name: 'Marek Wolny' },
    kind: 'work',
    day: dayIn(timezone, started),
    billable: true,
  };
};

describe('the time of a timer', () => {
  it('is noted when the order is verified while it still runs', async () => {
    const { ask, database, minutes } = withTimer(completed);
    const verified = { id: 'w1', to: 'verified' as const, input: {} };
    expect(await ask('admin', 'workOrders.transition', verified)).toMatchObject({ ok: true });
    expect(database.at('timers/marek')).not.toHaveProperty('running');
    expect(minutes()).toEqual([60]);
  });

  it.each([
    ['verified', { status: 'verified', statusGroup: 'closed' }],
    ['led by somebody else', { ...working, leadId: 'olga' }],
    ['still worked on', working],
  ] as const)('is noted by a later stop on an order that is %s', async (_, over) => {
    const { ask, minutes } = withTimer(over);
    const stop = { employeeId: 'marek', id: 'l1' };
    expect(await ask('manager', 'labour.stopTimer', stop)).toMatchObject({ value: { noted: true } });
    expect(minutes()).toEqual([60]);
  });

  it.each([
    ['what the day has left beside it', 1_400, [1_400, 40]],
    ['nothing on a day that is full', 1_440, [1_440]],
  ] as const)('is noted as %s', async (_, others, noted) => {
    for (const stop of ['by hand', 'with the work'] as const) {
      const { ask, database, minutes } = withTimer(stop === 'by hand' ? working : completed);
      database.put('workOrders/w1/labour/l0', { ...entryOf(), ...envelope, minutes: others });
      const outcome =
        stop === 'by hand'
          ? await ask('manager', 'labour.stopTimer', { employeeId: 'marek', id: 'l1' })
          : await ask('admin', 'workOrders.transition', { id: 'w1', to: 'verified', input: {} });
      expect(outcome.ok).toBe(true);
      expect(database.at('timers/marek')).not.toHaveProperty('running');
      expect(minutes()).toEqual(noted);
    }
  });

  it('does not begin on an order whose work is over, and does on one that goes on', async () => {
    for (const [over, ok] of [
      [completed, false],
      [working, true],
    ] as const) {
      const { ask } = withOrder(over);
      const start = { workOrderId: 'w1', kind: 'work' as const };
      expect((await ask('manager', 'labour.startTimer', start)).ok).toBe(ok);
    }
  });
});
