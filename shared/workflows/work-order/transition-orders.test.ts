import type { WorkOrder } from '@fm/domain/work-order';
import { openTestDoor } from '../testing';
import { envelope, recordOf } from './order-fixture';

const now = new Date('2026-11-20T09:00:00Z');
const plan = {
  leadId: 'marek',
  leadName: 'Marek Wolny',
  plannedStart: new Date('2026-11-24T08:00:00Z'),
  plannedEnd: new Date('2026-11-24T10:00:00Z'),
  plannedDay: '2026-11-24',
} as const;
const completed = {
  status: 'completed',
  statusGroup: 'closed',
  completedBy: { uid: 'manager', name: 'Max' },
} as Partial<WorkOrder>;

/** A door with these orders, and with Marek to lead them. */
function withOrders(orders: Readonly<Record<string, Partial<WorkOrder> & { trashed?: boolean }>>) {
  const door = openTestDoor(now);
  door.database.put('employees/marek', { displayName: 'Marek Wolny', status: 'active', ...envelope });
  for (const [id, over] of Object.entries(orders))
    door.database.put(`workOrders/${id}`, { ...recordOf(over), ...envelope, ...over });
  const move = (uid: string, to: 'scheduled' | 'verified' | 'cancelled', reason?: string, id?: string) =>
    door.ask(
      uid,
      'workOrders.transitionMany',
      { ids: Object.keys(orders), to, ...(reason !== undefined && { reason }) },
      id,
    );
  return { ...door, move, at: (id: string) => door.database.at(`workOrders/${id}`) };
}

describe('taking many orders to a status', () => {
  it('does for each what it does for one alone, once however often it is sent', async () => {
    const { move, at, database } = withOrders({ w1: completed, w2: completed });
    for (let sent = 0; sent < 2; sent += 1)
      expect(await move('office', 'verified', undefined, 'x')).toMatchObject({ value: { failed: [] } });
    expect([at('w1'), at('w2')]).toMatchObject([
      { status: 'verified', verifiedBy: { uid: 'office' } },
      { status: 'verified', verifiedBy: { uid: 'office' } },
    ]);
    expect(database.all('events').map(({ data }) => data.kind)).toEqual(['status', 'status']);
  });

  it('leaves the others alone where one is gone, not open to it or completed by whoever verifies', async () => {
    const own = { ...completed, completedBy: { uid: 'office', name: 'Olga' } } as Partial<WorkOrder>;
    const { move, at } = withOrders({ draft: {}, own, gone: { ...completed, trashed: true }, w1: completed });
    expect(await move('office', 'verified')).toMatchObject({
      value: { failed: [{ at: 0 }, { at: 1 }, { at: 2, failure: { kind: 'missing' } }] },
    });
    expect([at('draft')?.status, at('own')?.status, at('w1')?.status]).toEqual([
      'draft',
      'completed',
      'verified',
    ]);
  });

  it('cancels each for the reason, which has to be given', async () => {
    const { move, at } = withOrders({ w1: {}, w2: {} });
    expect(await move('office', 'cancelled', ' ')).toMatchObject({
      value: { failed: [{ at: 0 }, { at: 1 }] },
    });
    expect(await move('office', 'cancelled', 'Building sold.')).toMatchObject({ value: { failed: [] } });
    expect(at('w2')).toMatchObject({ status: 'cancelled' });
  });

  it('schedules drafts as they are planned, and books nobody twice without a word', async () => {
    const later = {
      plannedStart: new Date('2026-11-25T08:00:00Z'),
      plannedEnd: new Date('2026-11-25T10:00:00Z'),
    };
    const { move, at } = withOrders({
      w1: plan,
      open: {},
      twice: plan,
      later: { ...plan, ...later, plannedDay: '2026-11-25' },
    });
    expect(await move('office', 'scheduled')).toMatchObject({
      value: { failed: [{ at: 0, failure: { fields: { note: expect.any(String) } } }, { at: 1 }, { at: 2 }] },
    });
    expect([at('w1')?.status, at('twice')?.status, at('later')?.status]).toEqual([
      'draft',
      'draft',
      'scheduled',
    ]);
    expect(at('later')).toMatchObject({ plannedStart: later.plannedStart, leadId: 'marek' });
  });

  it('schedules drafts as is proposed where they have no time or no lead, and keeps what others planned', async () => {
    const { ask, at } = withOrders({
      timeless: { leadId: 'marek', leadName: 'Marek Wolny' },
      open: {},
      w1: plan,
    });
    const proposed = (plannedFrom: string, plannedTo: string) => ({
      lead: { id: 'marek', name: 'Somebody else' },
      plannedDay: '2026-11-24',
      plannedFrom,
      plannedTo,
    });
    const input = {
      ids: ['timeless', 'open', 'w1'],
      to: 'scheduled' as const,
      schedules: {
        timeless: proposed('13:00', '14:00'),
        open: proposed('14:00', '15:00'),
        w1: proposed('18:00', '19:00'),
      },
    };
    expect(await ask('office', 'workOrders.transitionMany', input)).toMatchObject({ value: { failed: [] } });
    expect([at('timeless'), at('open'), at('w1')]).toMatchObject([
      { status: 'scheduled', leadName: 'Marek Wolny', plannedStart: new Date('2026-11-24T12:00:00Z') },
      { status: 'scheduled', leadId: 'marek', plannedStart: new Date('2026-11-24T13:00:00Z') },
      { status: 'scheduled', plannedStart: plan.plannedStart, plannedEnd: plan.plannedEnd },
    ]);
  });

  it('gives nobody two orders for one time, however they are proposed', async () => {
    const { ask, at } = withOrders({ one: {}, two: {} });
    const same = {
      lead: { id: 'marek', name: 'Marek Wolny' },
      plannedDay: '2026-11-24',
      plannedFrom: '13:00',
      plannedTo: '14:00',
    };
    const input = { ids: ['one', 'two'], to: 'scheduled' as const, schedules: { one: same, two: same } };
    expect(await ask('office', 'workOrders.transitionMany', input)).toMatchObject({
      value: { failed: [{ at: 1, failure: { fields: { note: expect.any(String) } } }] },
    });
    expect([at('one')?.status, at('two')?.status]).toEqual(['scheduled', 'draft']);
  });

  it('is refused whole for more than one command takes', async () => {
    const { move, at } = withOrders(
      Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`w${n}`, completed])),
    );
    expect(await move('office', 'verified')).toMatchObject({ failure: { kind: 'invalid' } });
    expect(at('w0')?.status).toBe('completed');
  });

  it.each(['manager', 'disabled'])('is nothing that a %s does', async (uid) => {
    const { move, at } = withOrders({ w1: completed });
    expect(await move(uid, 'verified')).toMatchObject({ failure: { kind: 'refused' } });
    expect(at('w1')?.status).toBe('completed');
  });
});
