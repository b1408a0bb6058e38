import { safeParse } from 'valibot';
import { splitChecklist, successorOf } from './carry-rest';
import { emptyWorkOrder, type WorkOrder, workOrderSchema, workOrderToRecord } from './index';

const by = { uid: 'u1', name: 'Olga Brandt' };
const order: WorkOrder & { id: string; number: string } = {
  ...workOrderToRecord({
    ...emptyWorkOrder(),
    title: 'Service the boiler',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    siteRef: { id: 's', name: 'North wing' },
    leadRef: { id: 'e1', name: 'Jan Ode' },
    dueDate: '2026-11-30',
  }),
  checklist: {
    a: { kind: 'check', label: 'Filter', order: 0, required: true, value: true, by, at: new Date(0) },
    b: { kind: 'check', label: 'Valve', order: 1, required: true, value: false, by, at: new Date(0) },
    c: { kind: 'number', label: 'Pressure', order: 2, required: false, note: 'Gauge broken' },
  },
  id: 'w1',
  number: 'WO-2026-0042',
  status: 'inProgress',
  statusGroup: 'active',
  startedAt: new Date(0),
  outcome: 'Half done',
};

describe('carrying the rest of a job over', () => {
  it('leaves what is filled in and takes what is open', () => {
    const { filled, open } = splitChecklist(order.checklist);
    expect(Object.keys(filled)).toEqual(['a']);
    expect(Object.keys(open)).toEqual(['b', 'c']);
  });

  it('takes an item whose photo is missing along with the rest, and leaves one with its photo where it is', () => {
    const photo = { kind: 'photo', order: 0, required: true } as const;
    const { filled, open } = splitChecklist({
      plate: { ...photo, label: 'Type plate', value: 'f1', by, at: new Date(0) },
      seal: { ...photo, label: 'Seal', note: 'Camera empty' },
    });
    expect(filled).toMatchObject({ plate: { value: 'f1' } });
    expect(successorOf(order, 'followUpOf', open).checklist).toEqual({ seal: { ...photo, label: 'Seal' } });
  });

  it('takes no photo of the first order for one of the next, where all of it is done again', () => {
    const plate = { kind: 'photo', label: 'Type plate', order: 0, required: true, value: 'f1' } as const;
    expect(successorOf(order, 'relatesTo', { plate }).checklist.plate).not.toHaveProperty('value');
  });

  it('gives a draft for the same place that names the first order', () => {
    const next = successorOf(order, 'followUpOf', splitChecklist(order.checklist).open);
    expect(next).toMatchObject({
      status: 'draft',
      statusGroup: 'open',
      customerRef: order.customerRef,
      siteRef: order.siteRef,
      leadId: 'e1',
      dueDate: '2026-11-30',
      links: { w1: { kind: 'followUpOf', name: 'WO-2026-0042 Service the boiler' } },
    });
    expect(safeParse(workOrderSchema, next).success).toBe(true);
  });

  it('takes along nothing that happened on the first one', () => {
    const next = successorOf(order, 'followUpOf', splitChecklist(order.checklist).open);
    expect(next.startedAt).toBeUndefined();
    expect(next.outcome).toBeUndefined();
    expect(next.checklist.b).toEqual({ kind: 'check', label: 'Valve', order: 1, required: true });
    expect(next.checklist.c?.note).toBeUndefined();
  });
});
