/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { STATUS_GROUP_OF, type WorkOrder, type WorkOrderStatus, workOrders } from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { change, documentOf, entryFilled, existing, tampered } from './documents';
import { denial } from './judge';
import { PEOPLE, type Person } from './people';
import { WORK_ORDER } from './samples';

/* Parts and costs of an order: written line by line, by whom and until when. */

const RECORD = 'workOrders/r1';
const PART = { order: 1, name: 'Seal', unit: 'pcs', qtyMilli: 1000, taxBp: 1900, billable: true };
const COST = { order: 1, label: 'Parking', amountMinor: 450, billable: false };
const someone = { uid: 'u-other', name: 'Ida Ohm' };
const off = { crewIds: [], crewRefs: [] };

const order = (status: WorkOrderStatus = 'inProgress', over: object = {}) =>
  existing<WorkOrder>({ ...WORK_ORDER.values, status, statusGroup: STATUS_GROUP_OF[status] } as WorkOrder, {
    number: 'WO-2026-0001',
    ...over,
  });
const stored = (before: ReturnType<typeof order>) => ({ [RECORD]: documentOf(before) });

const line = (by: Person, part: 'parts' | 'costs', id: string, fields: object | null, before = order()) =>
  entryFilled(workOrders, PEOPLE[by], before, part, id, fields);

/** A new part, or a new cost, with something false about it. */
function falseLine(
  name: string,
  fields: object,
  part: 'parts' | 'costs' = 'parts',
  by: Person = 'office',
): Attack {
  const honest = line(by, part, 'n', part === 'parts' ? PART : COST);
  const lines = (honest[RECORD] as WorkOrder)[part] ?? {};
  const attack = tampered(honest, RECORD, { [part]: { ...lines, n: { ...lines.n, ...fields } } });
  return { name, by, stored: stored(order()), honest, attack };
}

const asManager = (name: string, part: 'parts' | 'costs', id: string, fields: object | null): Attack => ({
  name,
  by: 'manager',
  twin: 'office',
  stored: stored(order()),
  honest: line('office', part, id, fields),
  attack: line('manager', part, id, fields),
});

const { 'events/event-r1-tick': _told, ...untold } = line('office', 'parts', 'n', PART);

repel('parts and costs', [
  falseLine('are of another', { by: someone }),
  falseLine('are of long ago', { at: new Date('2026-11-01T08:00:00Z') }),
  falseLine('are nothing', { qtyMilli: 0 }),
  falseLine('are a fraction of a thousandth', { qtyMilli: 1.5 }),
  falseLine('cost less than nothing', { costMinor: -1 }),
  falseLine('cost parts of a cent', { priceMinor: 10.5 }),
  falseLine('are rounded to parts of a cent', { roundingMinor: -0.5 }),
  falseLine('are taxed twice over', { taxBp: 10_001 }),
  falseLine('have no name', { name: '' }),
  falseLine('carry something else along', { secret: 1 }),
  falseLine('are billed perhaps', { billable: 'perhaps' }),
  falseLine('say nothing of what they are for', { label: '' }, 'costs'),
  falseLine('pay something back', { amountMinor: -450 }, 'costs'),
  asManager('are priced by the crew', 'parts', 'n', { ...PART, priceMinor: 100 }),
  asManager('are priced otherwise by the crew', 'parts', 'f', { priceMinor: 1 }),
  asManager('are rounded by the crew', 'parts', 'n', { ...PART, roundingMinor: -1 }),
  asManager('are rounded otherwise by the crew', 'parts', 'f', { roundingMinor: -1 }),
  asManager('are given away by the crew', 'parts', 'f', { billable: false }),
  asManager('of others are taken away by the crew', 'parts', 'f', null),
  asManager('are claimed by the crew', 'costs', 'n', COST),
  {
    name: 'are on an order of others',
    by: 'manager',
    twin: 'office',
    stored: stored(order('inProgress', off)),
    honest: line('office', 'parts', 'n', PART, order('inProgress', off)),
    attack: line('manager', 'parts', 'n', PART, order('inProgress', off)),
  },
  {
    name: 'come after the work is done',
    by: 'manager',
    twin: 'office',
    stored: stored(order('completed')),
    honest: line('office', 'parts', 'n', PART, order('completed')),
    attack: line('manager', 'parts', 'n', PART, order('completed')),
  },
  ...(['parts', 'costs'] as const).map((part): Attack => {
    const verified = order('verified');
    const fields = part === 'parts' ? PART : COST;
    return {
      name: `come after the order is verified: ${part}`,
      by: 'office',
      twin: 'admin',
      stored: stored(verified),
      honest: line('admin', part, 'n', fields, verified),
      attack: line('office', part, 'n', fields, verified),
    };
  }),
  {
    name: 'vanish from a verified order',
    by: 'office',
    twin: 'admin',
    stored: stored(order('verified')),
    honest: line('admin', 'parts', 'f', null, order('verified')),
    attack: line('office', 'parts', 'f', null, order('verified')),
  },
  {
    name: 'are saved with a whole verified order',
    by: 'office',
    twin: 'admin',
    stored: stored(order('verified')),
    honest: change(workOrders, PEOPLE.admin, order('verified'), { parts: {} }),
    attack: change(workOrders, PEOPLE.office, order('verified'), { parts: {} }),
  },
  {
    name: 'are told to nobody',
    by: 'office',
    stored: stored(order()),
    honest: line('office', 'parts', 'n', PART),
    attack: untold,
  },
  {
    name: 'bring another along',
    by: 'office',
    stored: stored(order()),
    honest: line('office', 'parts', 'n', PART),
    attack: tampered(line('office', 'parts', 'n', PART), RECORD, {
      parts: (line('office', 'parts', 'n', PART, order('inProgress', { parts: {} }))[RECORD] as WorkOrder)
        .parts,
    }),
  },
  {
    name: 'bring a title along',
    by: 'manager',
    stored: stored(order()),
    honest: line('manager', 'parts', 'n', PART),
    attack: tampered(line('manager', 'parts', 'n', PART), RECORD, { title: 'Something else' }),
  },
]);

describe('parts and costs of an order', () => {
  it.each(['admin', 'office', 'empty'] as const)('are added, changed and taken away by %s', (person) => {
    for (const status of ['draft', 'inProgress', 'completed'] as const) {
      const before = order(status);
      expect(denial(person, stored(before), line(person, 'parts', 'n', PART, before))).toBe('');
      expect(denial(person, stored(before), line(person, 'parts', 'f', { priceMinor: 1 }, before))).toBe('');
      expect(denial(person, stored(before), line(person, 'costs', 'k', null, before))).toBe('');
    }
  });

  it('are told by the crew: what was used, how much, and what was mistaken', () => {
    expect(denial('manager', stored(order()), line('manager', 'parts', 'n', PART))).toBe('');
    expect(denial('manager', stored(order()), line('manager', 'parts', 'f', { qtyMilli: 3000 }))).toBe('');
    const agreed = order('inProgress', { parts: { m: { ...PART, priceMinor: 100, roundingMinor: -1 } } });
    for (const used of [{ name: 'Seals' }, { qtyMilli: 500, roundingMinor: undefined }])
      expect(denial('manager', stored(agreed), line('manager', 'parts', 'm', used, agreed))).toBe('');
    const mine = order('inProgress', {
      parts: { m: { ...PART, by: { uid: PEOPLE.manager.uid, name: PEOPLE.manager.name } } },
    });
    expect(denial('manager', stored(mine), line('manager', 'parts', 'm', null, mine))).toBe('');
  });

  it('start on an order that never had any', () => {
    const { parts: _parts, costs: _costs, ...values } = order();
    const before = values as ReturnType<typeof order>;
    expect(denial('office', stored(before), line('office', 'parts', 'n', PART, before))).toBe('');
  });
});
