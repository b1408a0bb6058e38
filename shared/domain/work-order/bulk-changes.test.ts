import { movedTo, shiftedBy, toLead, toPriority } from './bulk-changes';
import type { WorkOrder } from './index';

const order = (over: Partial<WorkOrder> = {}): WorkOrder => ({
  title: 'Check the boiler',
  type: 'inspection',
  status: 'scheduled',
  statusGroup: 'open',
  priority: 'normal',
  customerRef: { id: 'c1', name: 'Kiel Clinic' },
  siteRef: { id: 's1', name: 'Main building' },
  leadId: 'e1',
  leadName: 'Ana Adler',
  crewRefs: [],
  crewIds: [],
  timezone: 'Europe/Berlin',
  plannedStart: new Date('2026-03-27T07:00:00Z'),
  plannedEnd: new Date('2026-03-27T09:00:00Z'),
  plannedDay: '2026-03-27',
  dueSort: '9999-12-31',
  checklist: {},
  requireSignature: false,
  ...over,
});

describe('a change of many work orders', () => {
  it('keeps the time of the day at the site over a change of clocks', () => {
    expect(shiftedBy(3)(order())).toEqual({
      ok: true,
      patch: {
        plannedStart: new Date('2026-03-30T06:00:00Z'),
        plannedEnd: new Date('2026-03-30T08:00:00Z'),
        plannedDay: '2026-03-30',
      },
    });
  });

  it('moves to a day as the site counts days', () => {
    const night = order({
      timezone: 'America/New_York',
      plannedStart: new Date('2026-03-28T01:00:00Z'),
      plannedEnd: undefined,
      plannedDay: '2026-03-27',
    });
    expect(movedTo('2026-04-02')(night)).toMatchObject({
      patch: { plannedStart: new Date('2026-04-03T01:00:00Z'), plannedDay: '2026-04-02' },
    });
  });

  it.each([
    ['begun', { status: 'inProgress' as const, statusGroup: 'active' as const }, 'The work has begun.'],
    ['over', { status: 'completed' as const, statusGroup: 'closed' as const }, 'It is closed.'],
    [
      'not planned',
      { status: 'draft' as const, plannedStart: undefined },
      'Nothing is planned yet. Give it a day and time on its form.',
    ],
  ])('does not plan again what is %s', (_, over, message) => {
    expect(shiftedBy(1)(order(over))).toEqual({ ok: false, message });
  });

  it('says who leads, once', () => {
    const change = toLead({ id: 'e2', name: 'Olga Brandt' }, 'office');
    expect(change(order())).toEqual({
      ok: true,
      patch: { leadId: 'e2', leadName: 'Olga Brandt', crewRefs: [] },
      kind: 'assigned',
    });
    expect(change(order({ leadId: 'e2' }))).toEqual({ ok: true, patch: {} });
  });

  it('leaves closed orders to administrators', () => {
    const closed = order({ status: 'verified', statusGroup: 'closed' });
    expect(toPriority('high', 'office')(closed)).toMatchObject({ ok: false });
    expect(toPriority('high', 'admin')(closed)).toEqual({ ok: true, patch: { priority: 'high' } });
  });
});
