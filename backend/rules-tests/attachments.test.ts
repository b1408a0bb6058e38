import { MAX_CONTENT_BYTES, MAX_SIGNATURE_BYTES, MAX_THUMB_BYTES } from '@fm/domain/attachment';
import { OFFER_STATUSES, type OfferStatus } from '@fm/domain/offer';
import type { WorkOrderStatus } from '@fm/domain/work-order';
import { attaching, contentPath } from './attaching';
import { change, type Documents, documentOf, existing, restoring, tampered, trashing } from './documents';
import { denial, judge } from './judge';
import { PEOPLE, type Person } from './people';
import { ATTACHMENT, CUSTOMER, OFFER, TASK, WORK_ORDER } from './samples';

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

  it('of a record that went to another customer since is still changed and taken back', () => {
    const moved = orderIn('inProgress', { customerRef: { id: 'c9', name: 'Hafenkontor' } });
    const there = { ...moved, ...stored('office') };
    expect(denial('office', there, edits('office'))).toBe('');
    expect(denial('office', there, trashing(ATTACHMENT.kind, PEOPLE.office, of('office')))).toBe('');
    expect(judge('office', moved, adds('office')).allowed).toBe(false);
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

describe('a file of an offer', () => {
  const entity = { type: 'offer', id: 'r1', label: 'OF-2026-0001 Filters for a year' };
  const offerIn = (status: OfferStatus, stamps: object = {}): Documents => ({
    'offers/r1': documentOf(existing({ ...OFFER.values, status }, stamps)),
  });
  const draft = offerIn('draft');
  const removes = (by: Person) => trashing(ATTACHMENT.kind, PEOPLE[by], of(by, { entity }));
  const frozen = OFFER_STATUSES.filter((status) => status !== 'draft');

  it.each(STAFF)('is added, changed and taken back by %s while it is a draft', (person) => {
    expect(denial(person, draft, adds(person, { entity }))).toBe('');
    const there = { ...draft, ...stored(person, { entity }) };
    expect(denial(person, there, edits(person, ATTACHMENT.edit, { entity }))).toBe('');
    expect(denial(person, there, removes(person))).toBe('');
  });

  it('is nothing a manager adds, changes or takes back', () => {
    expect(judge('manager', draft, adds('manager', { entity })).allowed).toBe(false);
    const there = { ...draft, ...stored('manager', { entity }) };
    expect(judge('manager', there, edits('manager', ATTACHMENT.edit, { entity })).allowed).toBe(false);
    expect(judge('manager', there, removes('manager')).allowed).toBe(false);
  });

  it.each(frozen)('stays as it is once the offer is %s, whoever asks', (status) => {
    const there = { ...offerIn(status), ...stored('admin', { entity }) };
    expect(judge('admin', offerIn(status), adds('admin', { entity })).allowed).toBe(false);
    expect(judge('office', offerIn(status), adds('office', { entity })).allowed).toBe(false);
    expect(judge('admin', there, edits('admin', ATTACHMENT.edit, { entity })).allowed).toBe(false);
    expect(judge('admin', there, removes('admin')).allowed).toBe(false);
  });

  it('is not brought back from the trash once the offer is sent', () => {
    const gone = existing({ ...ATTACHMENT.values, entity }, { id: 'f1', trashed: true });
    const back = restoring(ATTACHMENT.kind, PEOPLE.office, gone);
    const there = { [path]: documentOf(gone) };
    expect(denial('office', { ...draft, ...there }, back)).toBe('');
    expect(judge('office', { ...offerIn('sent'), ...there }, back).allowed).toBe(false);
  });

  it('is none of an offer in the trash, of another customer, or that is not there', () => {
    const trashedOffer = offerIn('draft', { trashed: true });
    expect(judge('office', trashedOffer, adds('office', { entity })).allowed).toBe(false);
    expect(judge('office', draft, adds('office', { entity, customerId: 'c9' })).allowed).toBe(false);
    expect(judge('office', {}, adds('office', { entity })).allowed).toBe(false);
    // An id that another kind has is no way around.
    expect(judge('office', draft, adds('office', { entity: { ...entity, type: 'workOrder' } })).allowed).toBe(
      false,
    );
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

  it('goes for good with its record by an administrator, once that is in the trash', () => {
    const goes = { [path]: undefined, [content]: undefined };
    const left = { ...trashed, ...stored('office'), [content]: { data: new Uint8Array(5) } };
    expect(denial('admin', left, goes)).toBe('');
    expect(judge('office', left, goes).allowed).toBe(false);
    expect(judge('admin', there, goes).allowed).toBe(false);
  });

  it('is one document and nothing else', () => {
    const more = tampered(adds('office'), content, { note: 'x' });
    expect(judge('office', order, more).allowed).toBe(false);
    const elsewhereToo = { ...adds('office'), 'attachments/f1/content/more': { data: new Uint8Array(5) } };
    expect(judge('office', order, elsewhereToo).allowed).toBe(false);
  });
});
