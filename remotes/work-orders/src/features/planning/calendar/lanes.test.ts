import { COMPANY } from '@fm/domain/company';
import { type Employee, employeeToRecord, emptyEmployee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { awayOn, freeFrom, laneConflicts, lanesByTeam, lanesOf, laneWorkload } from './lanes';
import { plannedAt } from './use-plan-drop';

const MONDAY = '2026-11-23';

const person = (id: string, fields: Partial<Employee> = {}) =>
  ({
    ...employeeToRecord({ ...emptyEmployee(), firstName: id, lastName: 'Ode', startDate: '2020-01-01' }),
    ...fields,
    id,
  }) as Stored<Employee>;

const order = (id: string, fields: Partial<WorkOrder>) =>
  ({
    ...workOrderToRecord({
      ...emptyWorkOrder(),
      title: 'Lift check',
      customerRef: { id: 'c', name: 'Elbe Clinic' },
      siteRef: { id: 's', name: 'North wing' },
    }),
    plannedStart: new Date('2026-11-23T07:00Z'),
    plannedEnd: new Date('2026-11-23T12:00Z'),
    ...fields,
    id,
  }) as Stored<WorkOrder>;

const ids = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id);

describe('the lanes of people', () => {
  const orders = [
    order('led', { leadId: 'jan' }),
    order('crew', { leadId: 'ida', crewIds: ['jan'] }),
    order('nobody', {}),
    order('gone', { leadId: 'old', leadName: 'Otto Old' }),
  ];

  it('hold what somebody leads and what they are on the crew of', () => {
    const jan = lanesOf([person('jan')], orders, true).find(({ who }) => who?.id === 'jan');
    expect(ids(jan?.orders ?? [])).toEqual(['led', 'crew']);
  });

  it('tell what is planned for the same time, also with what a filter hides, and nothing of what nobody leads', () => {
    const [shown, unled] = [order('led', { leadId: 'jan' }), order('nobody', {})];
    const all = [...orders, order('second', {})];
    const lanes = lanesOf([person('jan')], [shown, unled, order('second', {})], true, all);
    const conflicts = lanes.map((lane) => [...laneConflicts(lane)]);
    expect(conflicts).toEqual([[], ['led', 'crew']]);
  });

  it('begin with what nobody leads, and end with those who are not on the list', () => {
    const lanes = lanesOf([person('jan'), person('ida')], orders, true);
    expect(lanes.map(({ who }) => who?.name ?? 'nobody')).toEqual([
      'nobody',
      'jan Ode',
      'ida Ode',
      'Otto Old',
    ]);
    expect(ids(lanes[0]?.orders ?? [])).toEqual(['nobody']);
    expect(lanesOf([person('jan')], orders, false)).toHaveLength(2);
  });

  it('stand by team, in the order that the company has them in, between what nobody leads and all the rest', () => {
    const [first = '', second = ''] = COMPANY.teams;
    const people = [
      person('ada', { team: second }),
      person('ben', { team: 'Night watch' }),
      person('cem', { team: first }),
      person('dora', { team: second }),
    ];
    const groups = lanesByTeam(lanesOf(people, orders, true));
    expect(groups.map(({ team, lanes }) => [team, lanes.map(({ who }) => who?.id)])).toEqual([
      [undefined, [undefined]],
      [first, ['cem']],
      [second, ['ada', 'dora']],
      ['Night watch', ['ben']],
      [undefined, ['jan', 'ida', 'old']],
    ]);
  });

  it('weigh what is planned against the hours of the week, without what was cancelled', () => {
    const planned = [...orders, order('off', { leadId: 'jan', status: 'cancelled' })];
    const [, jan] = lanesOf([person('jan')], planned, false, planned);
    expect(jan && laneWorkload(jan, [MONDAY])).toEqual({ plannedMin: 600, availableMin: 480, level: 'over' });
    expect(laneWorkload({ who: null, orders: [], load: planned }, [MONDAY])).toBeUndefined();
  });

  it('call nobody free whose work the filters hide, nor before all of it is known', () => {
    const [, hidden] = lanesOf([person('jan')], [], false, orders);
    expect(hidden?.orders).toEqual([]);
    expect(hidden && laneWorkload(hidden, [MONDAY])).toMatchObject({ plannedMin: 600, level: 'over' });
    const [, unknown] = lanesOf([person('jan')], orders, false);
    expect(unknown && laneWorkload(unknown, [MONDAY])).toBeUndefined();
  });

  it('say why somebody is away', () => {
    const away = person('jan', { absences: [{ from: MONDAY, to: MONDAY, kind: 'training' }] });
    const [, lane] = lanesOf([away], [], false);
    expect(lane && awayOn(lane, MONDAY)).toBe('Training');
    expect(lane && awayOn(lane, '2026-11-24')).toBeUndefined();
  });
});

it('gives an order that is dropped on somebody’s day the first time at which they are free', () => {
  const [, lane] = lanesOf([person('jan')], [], false, [
    order('first', { leadId: 'jan', plannedEnd: new Date('2026-11-23T08:00Z') }),
    order('off', { leadId: 'jan', status: 'cancelled', plannedStart: new Date('2026-11-23T08:00Z') }),
  ]);
  if (!lane) throw new Error('Jan has a lane.');
  const place = {
    day: MONDAY,
    lead: lane.who,
    freeFrom: (dropped: Stored<WorkOrder>) => freeFrom(lane, MONDAY, dropped),
  };
  const draft = order('draft', { plannedStart: undefined, plannedEnd: undefined, estimateMin: 90 });
  expect(plannedAt({ order: draft }, place, undefined)).toMatchObject({
    plannedStart: new Date('2026-11-23T08:00Z'),
    plannedEnd: new Date('2026-11-23T09:30Z'),
    leadId: 'jan',
  });
});
