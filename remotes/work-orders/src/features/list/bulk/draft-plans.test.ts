import { employeeToRecord, emptyEmployee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { draftPlans, type LeadDays } from './draft-plans';

const BERLIN = 'Europe/Berlin';
const MAREK = { id: 'marek', name: 'Marek Wolny' };
const OLGA = { id: 'olga', name: 'Olga Sand' };
/** Works from 8:00 to 12:00 and from 12:30 to 16:30. */
const person = employeeToRecord({ ...emptyEmployee(), startDate: '2020-01-01' });
const free: LeadDays = { person, jobs: [] };

const draft = (id: string, lead: typeof MAREK | null, over: Partial<WorkOrder> = {}) =>
  ({
    ...workOrderToRecord({
      ...emptyWorkOrder(),
      title: `Order ${id}`,
      customerRef: { id: 'c', name: 'Elbe Clinic' },
      siteRef: { id: 's', name: 'North wing' },
      leadRef: lead,
    }),
    timezone: BERLIN,
    estimateMin: 120,
    id,
    ...over,
  }) as Stored<WorkOrder>;

/** On Monday, 23 November 2026, at 7 in the morning. */
const plan = (
  drafts: Stored<WorkOrder>[],
  days: Record<string, LeadDays>,
  chosen: typeof MAREK | null = null,
) =>
  draftPlans(drafts, {
    chosen,
    days: new Map(Object.entries(days)),
    today: '2026-11-23',
    now: new Date('2026-11-23T07:00+01:00'),
    timezone: BERLIN,
  });
const timesOf = ({ planned }: ReturnType<typeof draftPlans>) =>
  planned.map(({ order, time }) => `${order.id} ${time.plannedDay} ${time.plannedStart?.toISOString()}`);

describe('the plans of drafts', () => {
  it('give each the first hours in which its lead is free, and none the time of another', () => {
    const busy: LeadDays = {
      person,
      jobs: [
        {
          plannedStart: new Date('2026-11-23T08:00+01:00'),
          plannedEnd: new Date('2026-11-23T10:00+01:00'),
        },
      ],
    };
    const plans = plan(
      [draft('a', MAREK), draft('b', MAREK), draft('c', OLGA), draft('d', MAREK), draft('e', MAREK)],
      { marek: busy, olga: free },
    );
    expect(timesOf(plans)).toEqual([
      'a 2026-11-23 2026-11-23T09:00:00.000Z',
      'b 2026-11-23 2026-11-23T11:30:00.000Z',
      'c 2026-11-23 2026-11-23T07:00:00.000Z',
      'd 2026-11-23 2026-11-23T13:30:00.000Z',
      'e 2026-11-24 2026-11-24T07:00:00.000Z',
    ]);
    expect(plans.planned.every(({ isProposed }) => isProposed)).toBe(true);
  });

  it('leave a time that somebody chose, and keep it free of those that are looked for', () => {
    const own = {
      plannedDay: '2026-11-23',
      plannedStart: new Date('2026-11-23T08:00+01:00'),
      plannedEnd: new Date('2026-11-23T12:00+01:00'),
    };
    const plans = plan([draft('late', null), draft('own', null, own)], { marek: free }, MAREK);
    expect(plans.planned).toMatchObject([
      { order: { id: 'own' }, lead: MAREK, time: own, isProposed: false },
      { order: { id: 'late' }, time: { plannedStart: new Date('2026-11-23T12:30+01:00') } },
    ]);
  });

  it('begin with the day on which an occurrence of a plan is due, never before it', () => {
    const due = { planRef: { id: 'p', name: 'Lifts' }, occurrenceId: 'p_2026-12-21' };
    const over = { planRef: { id: 'p', name: 'Lifts' }, occurrenceId: 'p_2026-11-02' };
    const plans = plan([draft('due', MAREK, due), draft('over', MAREK, over)], { marek: free });
    expect(timesOf(plans)).toEqual([
      'due 2026-12-21 2026-12-21T07:00:00.000Z',
      'over 2026-11-23 2026-11-23T07:00:00.000Z',
    ]);
  });

  it('tell those that nobody leads from those whose lead has no time or is not known to have any', () => {
    const away = {
      person: { ...person, absences: [{ kind: 'sick', from: '2026-11-01', to: '2026-12-31' }] },
    };
    const plans = plan([draft('open', null), draft('away', OLGA), draft('unknown', MAREK)], {
      olga: { ...away, jobs: [] } as LeadDays,
    });
    expect(plans.planned).toEqual([]);
    expect(plans.leadless.map(({ id }) => id)).toEqual(['open']);
    expect(plans.timeless.map(({ id }) => id)).toEqual(['away', 'unknown']);
  });
});
