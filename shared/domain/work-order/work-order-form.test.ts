import * as v from 'valibot';
import {
  type ChecklistItem,
  checklistProgress,
  emptyWorkOrder,
  isFailed,
  type WorkOrderInput,
  workOrderFormSchema,
  workOrderSchema,
  workOrderToForm,
  workOrderToRecord,
} from './index';

const place = { id: 'x', name: 'X' };
const filled = (over: Partial<WorkOrderInput> = {}): WorkOrderInput => ({
  ...emptyWorkOrder(),
  title: 'Check boiler',
  customerRef: place,
  siteRef: place,
  ...over,
});
const record = (over: Partial<WorkOrderInput>) =>
  workOrderToRecord(v.parse(workOrderFormSchema, filled(over)));

describe('the work-order form', () => {
  it('asks for customer and site', () => {
    const result = v.safeParse(workOrderFormSchema, filled({ customerRef: null, siteRef: null }));
    expect(result.issues?.map(({ message }) => message)).toEqual([
      'Choose a customer.',
      'Choose a site of the customer.',
    ]);
  });

  it('turns planned times of the site into instants and back', () => {
    const planned = {
      plannedDay: '2026-07-01',
      plannedFrom: '08:00',
      plannedTo: '10:30',
      timezone: 'Europe/Athens',
    };
    const order = record(planned);
    expect(order.plannedStart?.toISOString()).toBe('2026-07-01T05:00:00.000Z');
    expect(order.plannedEnd?.toISOString()).toBe('2026-07-01T07:30:00.000Z');
    expect(workOrderToForm(order)).toMatchObject(planned);
  });

  it('takes an end before the start as the next day', () => {
    const order = record({ plannedDay: '2026-11-20', plannedFrom: '22:00', plannedTo: '06:00' });
    expect(order.plannedEnd?.toISOString()).toBe('2026-11-21T05:00:00.000Z');
    expect(order.plannedDay).toBe('2026-11-20');
  });

  it.each([
    ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25T03:00:00Z'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T08:00:00Z'],
    ['Pacific/Auckland', '2026-04-04T14:30:00Z', '2026-04-04T16:00:00Z'],
  ])('in %s leaves the second of two equal times where it was', (timezone, start, end) => {
    const order = {
      ...record({}),
      timezone,
      plannedDay: start.startsWith('2026-04') ? '2026-04-05' : start.slice(0, 10),
      plannedStart: new Date(start),
      plannedEnd: new Date(end),
    };
    const shown = { ...filled(), ...workOrderToForm(order), title: 'Another title' };
    expect(workOrderToRecord(v.parse(workOrderFormSchema, shown), order)).toMatchObject({
      plannedStart: order.plannedStart,
      plannedEnd: order.plannedEnd,
      plannedDay: order.plannedDay,
    });
    const longer = { ...shown, plannedTo: '05:00' };
    expect(workOrderToRecord(v.parse(workOrderFormSchema, longer), order).plannedStart).toEqual(
      order.plannedStart,
    );
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', '02:30', '03:00', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '03:00', '2026-03-08T07:30:00.000Z'],
    ['Pacific/Auckland', '2026-09-27', '02:30', '03:00', '2026-09-26T14:30:00.000Z'],
  ])('in %s keeps the length of a job whose start the clocks jump over', (timezone, day, from, to, start) => {
    const order = record({ timezone, plannedDay: day, plannedFrom: from, plannedTo: to });
    expect(order.plannedStart?.toISOString()).toBe(start);
    expect(Number(order.plannedEnd) - Number(order.plannedStart)).toBe(30 * 60_000);
  });

  it('does not shorten a job of days to hours when something else changes', () => {
    const order = {
      ...record({ plannedDay: '2026-11-20', plannedFrom: '08:00', plannedTo: '10:00' }),
      plannedEnd: new Date('2026-11-24T09:00Z'),
    };
    const values = v.parse(workOrderFormSchema, { ...filled(), ...workOrderToForm(order) });
    expect(workOrderToRecord(values, order).plannedEnd).toEqual(order.plannedEnd);
  });

  it('means the clocks of a new site where the site changes', () => {
    const order = record({ plannedDay: '2026-11-20', plannedFrom: '08:00' });
    const values = v.parse(workOrderFormSchema, {
      ...filled(),
      ...workOrderToForm(order),
      timezone: 'America/New_York',
    });
    expect(workOrderToRecord(values, order).plannedStart).toEqual(new Date('2026-11-20T13:00Z'));
  });

  it('wants day and start together', () => {
    const paths = (over: Partial<WorkOrderInput>) =>
      v.safeParse(workOrderFormSchema, filled(over)).issues?.map((issue) => v.getDotPath(issue));
    expect(paths({ plannedDay: '2026-11-20' })).toEqual(['plannedFrom']);
    expect(paths({ plannedFrom: '08:00' })).toEqual(['plannedDay']);
  });

  it('begins as a draft, leaves the status of an order alone, and loses no field of it', () => {
    const order = record({});
    expect(order).toMatchObject({ status: 'draft', statusGroup: 'open' });
    const later = { ...order, status: 'onHold' as const, statusGroup: 'waiting' as const, heldMin: 5 };
    const values = v.parse(workOrderFormSchema, workOrderToForm(later));
    expect(workOrderToRecord(values, later)).toEqual(later);
    expect(v.safeParse(workOrderSchema, later).success).toBe(true);
  });
});

describe('a checklist', () => {
  const item = (over: Partial<ChecklistItem>): ChecklistItem =>
    ({ kind: 'check', label: 'A', order: 0, required: true, ...over }) as ChecklistItem;

  it('counts what is filled in and which required items are missing', () => {
    const checklist = {
      a: item({ value: true }),
      b: item({ value: false }),
      c: item({ kind: 'number', value: 0 }),
      d: item({ kind: 'text', required: false }),
    };
    expect(checklistProgress(checklist)).toEqual({ filled: 2, total: 4, missing: 1 });
  });

  it('knows results that call for more work', () => {
    expect(isFailed(item({ kind: 'passFail', value: 'fail' }))).toBe(true);
    expect(isFailed(item({ kind: 'number', min: 1, max: 2, value: 2.5 }))).toBe(true);
    expect(isFailed(item({ kind: 'number', min: 1, max: 2, value: 1 }))).toBe(false);
    expect(isFailed(item({ kind: 'number', min: 1, max: 2 }))).toBe(false);
  });
});
