import { openTestDoor } from '../testing';
import type { NewFile } from './create-attachment';

const now = new Date('2026-11-20T09:00:00Z');
const by = { uid: 'office', name: 'Olga Brandt' };
const envelope = {
  createdAt: now,
  createdBy: by,
  updatedAt: now,
  updatedBy: by,
  rev: 1,
  trashed: false,
  schema: 1,
};
const checklist = { p: { kind: 'photo', label: 'Roof', order: 0, required: true } };
const content = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const photo = (over: Partial<NewFile> = {}): NewFile => ({
  name: 'Roof.png',
  mime: 'image/png',
  kind: 'photo',
  content,
  ...over,
});
const owner = { type: 'workOrder' as const, id: 'w1' };

/** A door with two orders that Marek leads. */
function withOrders() {
  const door = openTestDoor(now);
  for (const id of ['w1', 'w2'])
    door.database.put(`workOrders/${id}`, {
      title: 'Mend the roof',
      type: 'corrective',
      status: 'inProgress',
      statusGroup: 'active',
      priority: 'normal',
      customerRef: { id: 'c1', name: 'Elbe Clinic' },
      siteRef: { id: 's1', name: 'North wing' },
      leadId: 'marek',
      crewRefs: [],
      crewIds: [],
      timezone: 'Europe/Berlin',
      dueSort: '9999-12-31',
      requireSignature: false,
      checklist,
      ...envelope,
    });
  const item = () =>
    (door.database.at('workOrders/w1') as { checklist: { p: { value?: string } } }).checklist.p.value;
  const add = (id: string, file: NewFile, of: { type: 'workOrder'; id: string } = owner) =>
    door.ask('manager', 'files.add', { id, owner: of, file });
  return { ...door, item, add };
}

describe('a file of an order', () => {
  it('is stored with its content, and the first photo of an item fills it, sent twice once', async () => {
    const { add, item, database } = withOrders();
    for (const _ of [1, 2]) expect(await add('f1', photo({ itemId: 'p' }))).toMatchObject({ ok: true });
    await add('f2', photo({ itemId: 'p' }));
    expect(item()).toBe('f1');
    expect(database.at('attachments/f1')).toMatchObject({
      bytes: 4,
      by: { uid: 'manager' },
      entity: { id: 'w1' },
    });
    expect(database.at('attachments/f1/content/data')).toEqual({ data: content });
  });

  it('fills no item as a document, and none that is not on the checklist', async () => {
    const { add, item } = withOrders();
    expect(await add('f1', photo({ kind: 'document', mime: 'application/pdf', itemId: 'p' }))).toMatchObject({
      ok: true,
    });
    expect(item()).toBeUndefined();
    expect(await add('f2', photo({ itemId: 'gone' }))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  });

  it('takes no id of another order or of the trash', async () => {
    const { ask, add, item } = withOrders();
    await add('f1', photo({ itemId: 'p' }), { type: 'workOrder', id: 'w2' });
    expect(await add('f1', photo({ itemId: 'p' }))).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    await add('f2', photo({ itemId: 'p' }));
    await ask('manager', 'files.trash', { id: 'f2' });
    expect(await add('f2', photo({ itemId: 'p' }))).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect(item()).toBeUndefined();
  });

  it('stands beside photos of the same order alone', async () => {
    const { ask, add, database } = withOrders();
    await add('f1', photo());
    await add('f2', photo(), { type: 'workOrder', id: 'w2' });
    const base = database.at('attachments/f1') as never;
    const beside = (pairId: string) => ask('manager', 'files.change', { id: 'f1', base, patch: { pairId } });
    expect(await beside('f2')).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    for (const none of ['gone', 'f1'])
      expect(await beside(none)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    await add('f3', photo({ kind: 'photoBefore' }));
    expect(await beside('f3')).toMatchObject({ ok: true });
  });

  it('is added beside a photo that is there, alone where that is gone, and never beside one of elsewhere', async () => {
    const { add, database } = withOrders();
    await add('f1', photo({ kind: 'photoBefore' }));
    await add('f2', photo({ kind: 'photoBefore' }), { type: 'workOrder', id: 'w2' });
    const after = (pairId: string) => photo({ kind: 'photoAfter', pairId });
    expect(await add('f3', after('f2'))).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await add('f4', after('f1'))).toMatchObject({ ok: true });
    expect(await add('f5', after('gone'))).toMatchObject({ ok: true });
    expect(database.at('attachments/f3')).toBeUndefined();
    expect(database.at('attachments/f4')).toMatchObject({ pairId: 'f1' });
    expect(database.at('attachments/f5')).not.toHaveProperty('pairId');
  });

  it('of an offer names no checklist item, which an offer has not', async () => {
    const { ask, database } = withOrders();
    const customerRef = { id: 'c1', name: 'Elbe Clinic' };
    database.put('offers/o1', { title: 'Filters', status: 'draft', customerRef, ...envelope });
    const of = { type: 'offer' as const, id: 'o1' };
    const add = (id: string, file: NewFile) => ask('office', 'files.add', { id, owner: of, file });
    expect(await add('f1', photo({ itemId: 'p' }))).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await add('f2', photo())).toMatchObject({ ok: true });
  });

  it('comes back from the trash into its item, and only by who added it or the office', async () => {
    const { ask, add, item } = withOrders();
    await add('f1', photo({ itemId: 'p' }));
    await ask('office', 'files.add', { id: 'f2', owner, file: photo({ itemId: 'p' }) });
    await ask('office', 'files.trash', { id: 'f1' });
    expect(item()).toBe('f2');
    expect(await ask('manager', 'files.trash', { id: 'f2' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    await ask('office', 'files.trash', { id: 'f2' });
    expect(item()).toBeUndefined();
    await ask('manager', 'files.restore', { id: 'f1' });
    expect(item()).toBe('f1');
  });

  it('is no signature, no drawing with programs as a photo, and not too large', async () => {
    const { add } = withOrders();
    expect(await add('f1', photo({ kind: 'signature' }))).toMatchObject({ ok: false });
    expect(await add('f1', photo({ mime: 'image/svg+xml' }))).toMatchObject({ ok: false });
    expect(await add('f1', photo({ content: new Uint8Array(700 * 1024 + 1) }))).toMatchObject({ ok: false });
    expect(await add('f1', photo({ content: new Uint8Array(700 * 1024) }))).toMatchObject({ ok: true });
  });
});
