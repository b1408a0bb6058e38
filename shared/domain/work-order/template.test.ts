import { parse } from 'valibot';
import {
  contentToForm,
  copyOf,
  emptyWorkOrder,
  orderTemplateSchema,
  templateOf,
  type WorkOrder,
  workOrderFormSchema,
  workOrderToForm,
} from './index';
import { filterPart } from './part-fixture';

const by = { uid: 'u1', name: 'Olga Brandt' };
const at = new Date('2026-11-20T09:00:00Z');

/** What is to be done, without what was found. */
const work = {
  title: 'Service the boiler',
  description: 'Both burners.',
  type: 'preventive' as const,
  priority: 'high' as const,
  estimateMin: 120,
  requireSignature: true,
  checklist: {
    a: { kind: 'check' as const, label: 'Filter', order: 0, required: true },
    n: { kind: 'number' as const, label: 'Pressure', order: 1, required: false, unit: 'bar', min: 1, max: 3 },
  },
  parts: { f: filterPart() },
  costs: { k: { order: 0, label: 'Lift hire', amountMinor: 9000, billable: true } },
};

const order: WorkOrder = {
  ...work,
  status: 'completed',
  statusGroup: 'closed',
  customerRef: { id: 'c1', name: 'Elbe Clinic' },
  siteRef: { id: 's1', name: 'North wing' },
  contactRef: { id: 'k1', name: 'Rosa Klein' },
  assetRefs: [{ id: 'a1', name: 'Boiler 2' }],
  assetIds: ['a1'],
  leadId: 'e1',
  leadName: 'Jan Ode',
  crewRefs: [{ id: 'e2', name: 'Ida Ohm' }],
  crewIds: ['e2'],
  timezone: 'Europe/Lisbon',
  plannedStart: at,
  plannedEnd: at,
  plannedDay: '2026-11-20',
  dueDate: '2026-11-30',
  dueSort: '2026-11-30',
  checklist: {
    a: { ...work.checklist.a, value: true, note: 'Dirty', by, at },
    n: { ...work.checklist.n, value: 9 },
  },
  parts: { f: { ...work.parts.f, by, at } },
  costs: { k: { ...work.costs.k, by, at } },
  offerRef: { id: 'o1', name: 'OF-1' },
  offerTotalMinor: 50_000,
  planRef: { id: 'p1', name: 'Monthly' },
  occurrenceId: 'p1_2026-11-20',
  requestedBy: 'Caretaker',
  signature: { name: 'Rosa Klein', at },
  outcome: 'All done.',
  startedAt: at,
  completedAt: at,
  completedBy: by,
  links: { w0: { kind: 'followUpOf', name: 'WO-0' } },
};

describe('a copy of an order', () => {
  const copy = { ...emptyWorkOrder(), ...copyOf(order) };

  it('carries the work, the place and the people', () => {
    expect(copy).toEqual({
      ...emptyWorkOrder(),
      ...work,
      customerRef: { id: 'c1', name: 'Elbe Clinic' },
      siteRef: { id: 's1', name: 'North wing' },
      contactRef: { id: 'k1', name: 'Rosa Klein' },
      assetRefs: [{ id: 'a1', name: 'Boiler 2' }],
      timezone: 'Europe/Lisbon',
      leadRef: { id: 'e1', name: 'Jan Ode' },
      crewRefs: [{ id: 'e2', name: 'Ida Ohm' }],
    });
  });

  it('can be saved as it is', () => {
    expect(() => parse(workOrderFormSchema, copy)).not.toThrow();
  });
});

describe('a template', () => {
  it('keeps the work under a name, and nothing of where, when or by whom', () => {
    expect(parse(orderTemplateSchema, templateOf('Boiler service', order))).toEqual({
      name: 'Boiler service',
      nameLower: 'boiler service',
      ...work,
    });
  });

  it('fills only those fields of the form that it keeps', () => {
    const filled = contentToForm(templateOf('Boiler service', order));
    expect(Object.keys(filled).sort()).toEqual(Object.keys(work).sort());
    expect(Object.keys(workOrderToForm(order))).toEqual(expect.arrayContaining(Object.keys(filled)));
  });
});
