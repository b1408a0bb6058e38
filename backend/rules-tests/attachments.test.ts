import { MAX_CONTENT_BYTES, MAX_SIGNATURE_BYTES, MAX_THUMB_BYTES } from '@fm/domain/attachment';
import type { WorkOrderStatus } from '@fm/domain/work-order';
import { attaching, contentPath } from './attaching';
import { change, type Documents, documentOf, existing, tampered, trashing } from './documents';
import { denial, judge } from './judge';
import { PEOPLE, type Person } from './people';
import { ATTACHMENT, CUSTOMER, TASK, WORK_ORDER } from './samples';

/* Files of records: who adds, changes and takes them back, and what they may be. */

const STAFF = ['admin', 'office', 'empty'] as const;
const EVERYBODY = [...STAFF, 'manager'] as const;

const orderIn = (status: WorkOrderStatus, over: object = {}): Documents => ({
  'workOrders/w1': documentOf(existing({ ...WORK_ORDER.values, status, ...over })),
});
const order = orderIn('inProgress');
const elsewhere = orderIn('inProgress', { crewIds: [], crewRefs: [] });
const trashed = { 'workOrders/w1': documentOf(existing(WORK_ORDER.values, { trashed: true })) };

const path = 'attachments/f1';
const adds = (by: Person, over: object = {}, content?: unknown) => attaching(by, 'f1', over, content);
const of = (by: Person, over: object = {}) =>
  existing(
    { ...ATTACHMENT.values, by: { uid: PEOPLE[by].uid, name: PEOPLE[by].name }, ...over },
    { id: 'f1' },
  );
const stored = (by: Person, over: object = {}): Documents => ({ [path]: documentOf(of(by, over)) });
const edits = (by: Person, patch: object = ATTACHMENT.edit, over: object = {}) =>
  change(ATTACHMENT.kind, PEOPLE[by], of(by, over), patch);

describe('a file', () => {
  it.each(EVERYBODY)('is added, changed and taken back by %s on the crew', (person) => {
    expect(denial(person, order, adds(person))).toBe('');
    expect(denial(person, { ...order, ...stored(person) }, edits(person))).toBe('');
    const removal = trashing(ATTACHMENT.kind, PEOPLE[person], of(person));
    expect(denial(person, { ...order, ...stored(person) }, removal)).toBe('');
  });

  it('is stored in the commit that makes its record', () => {
    const { 'workOrders/w1': made } = order;
    expect(denial('office', {}, { ...adds('office'), 'customers/x': undefined })).not.toBe('');
    expect(judge('office', { 'workOrders/w1': made }, adds('office')).allowed).toBe(true);
  });

  it.each(['completed', 'cancelled'] as const)('is still added while the order is %s', (status) => {
    expect(denial('office', orderIn(status), adds('office'))).toBe('');
  });

  it('is for an administrator alone once the order is verified', () => {
    const verified = orderIn('verified');
    const removal = (by: Person) => trashing(ATTACHMENT.kind, PEOPLE[by], of(by));
    for (const person of ['office', 'empty', 'manager'] as const) {
      expect(judge(person, verified, adds(person)).allowed).toBe(false);
      const there = { ...verified, ...stored(person) };
      expect(judge(person, there, edits(person)).allowed).toBe(false);
      expect(judge(person, there, removal(person)).allowed).toBe(false);
    }
    expect(denial('admin', verified, adds('admin'))).toBe('');
    expect(denial('admin', { ...verified, ...stored('admin') }, removal('admin'))).toBe('');
  });

  it('of an order of others is nothing for a manager, nor is taking back what others added', () => {
    expect(judge('manager', elsewhere, adds('manager')).allowed).toBe(false);
    expect(judge('manager', { ...elsewhere, ...stored('manager') }, edits('manager')).allowed).toBe(false);
    const removal = trashing(ATTACHMENT.kind, PEOPLE.manager, of('office'));
    expect(judge('manager', { ...order, ...stored('office') }, removal).allowed).toBe(false);
  });

  it('is not added to what is in the trash or not there', () => {
    expect(judge('office', trashed, adds('office')).allowed).toBe(false);
    expect(judge('office', {}, adds('office')).allowed).toBe(false);
  });

  it('belongs to tasks and customers as well, by the customer they are of', () => {
    const task = { type: 'task', id: 't1', label: 'Order filters' };
    const there = {
      'tasks/t1': documentOf(existing(TASK.values)),
      'customers/c1': documentOf(existing(CUSTOMER.values)),
    };
    expect(denial('manager', there, adds('manager', { entity: task }))).toBe('');
    expect(judge('office', there, adds('office', { entity: task, customerId: 'c9' })).allowed).toBe(false);
    const customer = { type: 'customer', id: 'c1', label: 'Elbe Clinic' };
    expect(denial('office', there, adds('office', { entity: customer }))).toBe('');
    expect(judge('manager', there, adds('manager', { entity: customer })).allowed).toBe(false);
  });

  it('does not belong to people yet: everybody would read it', () => {
    const employee = { type: 'employee', id: 'e1', label: 'Jörg' };
    const there = { 'employees/e1': { trashed: false } };
    expect(judge('office', there, adds('office', { entity: employee, customerId: undefined })).allowed).toBe(
      false,
    );
  });

  it('has at most 700 KB, a signature 30 KB, a thumbnail 12 KB', () => {
    const sized = (bytes: number, over: object = {}) =>
      judge('office', order, adds('office', { bytes, ...over }, new Uint8Array(bytes))).allowed;
    expect(sized(MAX_CONTENT_BYTES)).toBe(true);
    expect(sized(MAX_CONTENT_BYTES + 1)).toBe(false);
    const signature = { kind: 'signature', mime: 'image/png' };
    expect(sized(MAX_SIGNATURE_BYTES, signature)).toBe(true);
    expect(sized(MAX_SIGNATURE_BYTES + 1, signature)).toBe(false);
    expect(sized(5, { thumb: new Uint8Array(MAX_THUMB_BYTES) })).toBe(true);
    expect(sized(5, { thumb: new Uint8Array(MAX_THUMB_BYTES + 1) })).toBe(false);
  });

  it.each([
    ['a page', { mime: 'text/html', kind: 'document' }],
    ['a drawing with programs', { mime: 'image/svg+xml' }],
    ['a photo that is none', { mime: 'application/pdf' }],
    ['of a kind nobody knows', { kind: 'film' }],
    ['of somebody else', { by: { uid: 'u-other', name: 'Ida Ohm' } }],
    ['of another customer', { customerId: 'c9' }],
  ])('is never %s', (_, over) => {
    expect(judge('office', order, adds('office', over)).allowed).toBe(false);
  });

  it.each([
    ['name', { name: 'Roof from the north' }, true],
    ['caption', { caption: 'From the south.' }, true],
    ['other half', { kind: 'photoAfter', pairId: 'f0' }, true],
    ['record', { entity: { type: 'workOrder', id: 'w2', label: 'x' } }, false],
    ['type', { mime: 'text/plain' }, false],
    ['author', { by: { uid: 'u-other', name: 'Ida Ohm' } }, false],
    ['size', { bytes: 7 }, false],
    ['thumbnail', { thumb: new Uint8Array(3) }, false],
    ['being a photo', { kind: 'document' }, false],
  ])('keeps or changes its %s', (_, patch, allowed) => {
    const there = { ...order, 'workOrders/w2': order['workOrders/w1'], ...stored('office') };
    expect(judge('office', there, edits('office', patch)).allowed).toBe(allowed);
  });

  it('that is a signature stays as it is', () => {
    const signature = { kind: 'signature', mime: 'image/png' };
    const there = { ...order, ...stored('office', signature) };
    expect(judge('office', there, edits('office', { name: 'x' }, signature)).allowed).toBe(false);
    const removal = trashing(ATTACHMENT.kind, PEOPLE.office, of('office', signature));
    expect(judge('office', there, removal).allowed).toBe(false);
  });
});

describe('the content of a file', () => {
  const content = contentPath('f1');
  const there = { ...order, ...stored('office'), [content]: { data: new Uint8Array(5) } };

  it('is stored with it, and it with its content', () => {
    const { [content]: alone, ...without } = adds('office');
    expect(judge('office', order, without).allowed).toBe(false);
    expect(judge('office', order, { [content]: alone }).allowed).toBe(false);
  });

  it.each([
    ['of another length', new Uint8Array(6)],
    ['text', 'abcde'],
    ['nothing', null],
  ])('is never %s', (_, data) => {
    expect(judge('office', order, adds('office', {}, data)).allowed).toBe(false);
  });

  it('is never replaced, by whomever, and never deleted before its file is in the trash', () => {
    for (const person of EVERYBODY) {
      expect(judge(person, there, { [content]: { data: new Uint8Array(5) } }).allowed).toBe(false);
      expect(judge(person, there, { [content]: undefined }).allowed).toBe(false);
    }
    const inTrash = { ...there, [path]: { ...documentOf(of('office')), trashed: true } };
    expect(denial('admin', inTrash, { [content]: undefined })).toBe('');
    expect(judge('office', inTrash, { [content]: undefined }).allowed).toBe(false);
  });

  it('is one document and nothing else', () => {
    const more = tampered(adds('office'), content, { note: 'x' });
    expect(judge('office', order, more).allowed).toBe(false);
    const elsewhereToo = { ...adds('office'), 'attachments/f1/content/more': { data: new Uint8Array(5) } };
    expect(judge('office', order, elsewhereToo).allowed).toBe(false);
  });
});
