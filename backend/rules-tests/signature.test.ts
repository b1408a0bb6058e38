import { type WorkOrder, type WorkOrderStatus, workOrders } from '@fm/domain/work-order';
import { attaching } from './attaching';
import { change, documentOf, existing } from './documents';
import { denial, judge } from './judge';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { WORK_ORDER } from './samples';

/* The customer's signature on an order: drawn or typed, before or while the work is completed. */

const drawing = { kind: 'signature', mime: 'image/png', itemId: undefined, name: 'Signature' };
const signature = { name: 'Rosa Klein', at: NOW, attachmentId: 'f1' };
const orderIn = (status: WorkOrderStatus, over: Partial<WorkOrder> = {}) =>
  existing(
    { ...WORK_ORDER.values, status, statusGroup: status === 'onHold' ? 'waiting' : 'active', ...over },
    { id: 'w1' },
  );
const inProgress = orderIn('inProgress');
const draws = (by: Person) => attaching(by, 'f1', drawing);
const signs = (by: Person, before = inProgress, patch: object = { signature }) =>
  change(workOrders, PEOPLE[by], before, patch, { kind: 'signed' });
const allowed = (by: Person, before = inProgress, written: object = { ...draws(by), ...signs(by, before) }) =>
  judge(by, { 'workOrders/w1': documentOf(before) }, written as never).allowed;

describe('a signature', () => {
  it.each(['admin', 'office', 'empty', 'manager'] as const)('is taken by %s on the crew', (person) => {
    const there = { 'workOrders/w1': documentOf(inProgress) };
    expect(denial(person, there, { ...draws(person), ...signs(person) })).toBe('');
  });

  it('may be a typed name alone', () => {
    expect(
      allowed(
        'manager',
        inProgress,
        signs('manager', inProgress, { signature: { name: 'Rosa Klein', at: NOW } }),
      ),
    ).toBe(true);
  });

  it('is taken again while the work goes on, and after it only when nobody has signed', () => {
    const known = { signature: { name: 'Rosa', at: new Date('2026-11-20T07:00:00Z') } };
    expect(allowed('office', orderIn('onHold', known))).toBe(true);
    expect(allowed('office', orderIn('completed', { statusGroup: 'closed' }))).toBe(true);
    expect(allowed('office', orderIn('completed', { ...known, statusGroup: 'closed' }))).toBe(false);
    for (const status of ['draft', 'scheduled', 'verified', 'cancelled'] as const)
      expect(allowed('office', orderIn(status))).toBe(false);
  });

  it('is nothing for a manager on an order of others', () => {
    expect(allowed('manager', orderIn('inProgress', { crewIds: [], crewRefs: [] }))).toBe(false);
  });

  it('is of this moment, and names a drawing made for this order with it', () => {
    const with_ = (over: object) => signs('office', inProgress, { signature: { ...signature, ...over } });
    const longAgo = new Date('2026-11-01T08:00:00Z');
    expect(allowed('office', inProgress, { ...draws('office'), ...with_({ at: longAgo }) })).toBe(false);
    expect(allowed('office', inProgress, with_({}))).toBe(false);
    const photo = attaching('office', 'f1', { name: 'Photo' });
    expect(allowed('office', inProgress, { ...photo, ...with_({}) })).toBe(false);
    const other = attaching('office', 'f1', {
      ...drawing,
      entity: { type: 'workOrder', id: 'w2', label: 'x' },
    });
    const there = { 'workOrders/w1': documentOf(inProgress), 'workOrders/w2': documentOf(inProgress) };
    expect(judge('office', there, { ...other, ...with_({}) }).allowed).toBe(false);
  });

  it('changes nothing else, and is not taken off', () => {
    expect(
      allowed(
        'office',
        inProgress,
        signs('office', inProgress, { signature: { name: 'R', at: NOW }, title: 'Another' }),
      ),
    ).toBe(false);
    const signed = orderIn('inProgress', { signature: { name: 'Rosa', at: NOW } });
    expect(allowed('office', signed, signs('office', signed, { signature: undefined }))).toBe(false);
  });
});

describe('completing where a signature is required', () => {
  const done = {
    status: 'completed',
    statusGroup: 'closed',
    outcome: 'Done.',
    completedAt: NOW,
    completedBy: { uid: PEOPLE.office.uid, name: PEOPLE.office.name },
  };
  const completes = (before: typeof inProgress, patch: object = {}) =>
    change(workOrders, PEOPLE.office, before, { ...done, ...patch }, { kind: 'status' });
  const asks = orderIn('inProgress', { requireSignature: true });

  it('takes the signature with it, drawn or typed', () => {
    expect(allowed('office', asks, { ...draws('office'), ...completes(asks, { signature }) })).toBe(true);
    expect(allowed('office', asks, completes(asks, { signature: { name: 'Rosa', at: NOW } }))).toBe(true);
    expect(allowed('office', asks, completes(asks))).toBe(false);
    expect(allowed('office', asks, completes(asks, { signature }))).toBe(false);
  });

  it('is content with the one that was taken before', () => {
    const signed = orderIn('inProgress', {
      requireSignature: true,
      signature: { name: 'Rosa', at: new Date('2026-11-10T07:00:00Z') },
    });
    expect(allowed('office', signed, completes(signed))).toBe(true);
  });
});
