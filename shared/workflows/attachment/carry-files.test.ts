import { type Attachment, CONTENT, CREW_CONTENT } from '@fm/domain/attachment';
import { emptyOffer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import { emptyWorkOrder } from '@fm/domain/work-order';
import * as v from 'valibot';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const by = { uid: 'manager', name: 'Marek Wolny' };
const envelope = { createdBy: by, updatedAt: now, updatedBy: by, rev: 1, trashed: false };
const customerRef = { id: 'c1', name: 'Elbe Clinic' };
const siteRef = { id: 's1', name: 'North wing' };

const line = {
  id: 'pump',
  option: '',
  optional: false,
  selected: true,
  kind: 'material' as const,
  name: 'Pump',
  description: '',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
};
const offerForm = () => ({
  ...emptyOffer('2026-11-20'),
  title: 'New pump',
  customerRef,
  siteRef,
  lines: [line],
});

/** A door with an offer, a job with a checklist, and files of both: two that stand beside each other, and others. */
function withFiles(over: object = {}) {
  const door = openTestDoor(now);
  const put = (path: string, data: object) =>
    door.database.put(path, { ...envelope, createdAt: now, ...data });
  put('customers/c1', { name: 'Elbe Clinic', status: 'active', tags: [] });
  put('sites/s1', { name: 'North wing', customerRef, timezone: 'Europe/Berlin' });
  put('offers/o1', {
    ...offerToRecord(v.parse(offerFormSchema, offerForm())),
    number: 'OF-2026-0001',
    status: 'sent',
    sentAt: now,
    ...over,
  });
  put('workOrders/w1', {
    title: 'Look at the pump',
    number: 'WO-2026-0001',
    type: 'corrective',
    status: 'inProgress',
    statusGroup: 'active',
    priority: 'normal',
    customerRef,
    siteRef,
    leadId: 'marek',
    leadName: 'Marek Wolny',
    leadRef: { id: 'marek', name: 'Marek Wolny' },
    crewRefs: [],
    crewIds: [],
    timezone: 'Europe/Berlin',
    dueSort: '9999-12-31',
    requireSignature: false,
    checklist: { a: { kind: 'check', label: 'Seal', order: 0, required: false } },
  });
  let at = 0;
  const file = (id: string, entity: { type: string; id: string }, more: object = {}) => {
    at += 1;
    put(`attachments/${id}`, {
      entity: { ...entity, label: 'Earlier' },
      customerId: 'c1',
      name: `${id}.jpg`,
      mime: 'image/jpeg',
      bytes: 700_000,
      kind: 'photo',
      by,
      createdAt: new Date(now.getTime() + at),
      ...more,
    });
    door.database.put(`attachments/${id}/${CONTENT}`, { data: new Uint8Array(3) });
  };
  const offer = { type: 'offer', id: 'o1' };
  const order = { type: 'workOrder', id: 'w1' };
  file('before', offer, { kind: 'photoBefore', caption: 'Leak' });
  file('after', offer, { kind: 'photoAfter', pairId: 'before', contentOf: 'elsewhere' });
  file('signed', offer, { kind: 'signature' });
  file('quote', offer, { kind: 'document' });
  file('gone', offer, { trashed: true });
  file('namesake', { type: 'task', id: 'o1' });
  file('seal', order, { itemId: 'a' });
  file('said', order, { itemId: 'a', caption: 'Worn' });
  file('other', order);
  const filesOf = (id: string) =>
    door.database
      .all('attachments')
      .map(({ path, data }) => ({ ...(data as Attachment), id: path.slice('attachments/'.length) }))
      .filter(({ entity }) => entity.id === id);
  return { ...door, filesOf };
}

type Door = ReturnType<typeof withFiles>;
const ways = [
  [
    'the next version of an offer',
    {},
    'offer',
    (door: Door, id: string) => door.ask('office', 'offers.newVersion', { id: 'o1', freshId: 'next' }, id),
  ],
  [
    'the work order of an offer',
    { status: 'accepted', decidedByName: 'Rosa Klein' },
    'workOrder',
    (door: Door, id: string) =>
      door.ask(
        'office',
        'offers.convert',
        { id: 'o1', orders: [{ orderId: 'next', siteId: 's1', title: 'New pump', lineIds: ['pump'] }] },
        id,
      ),
  ],
] as const;

describe.each(ways)('files go along to %s', (_, over, type, make) => {
  it('in the same change, once however often it is asked for, and show the content of the first ones', async () => {
    const door = withFiles(over);
    for (const id of ['a', 'a', 'b']) expect(await make(door, id)).toMatchObject({ ok: true });
    const [before, after, ...more] = door.filesOf('next');
    // What suppliers ask lies in documents: they go to the next offer, and never to the crew.
    expect(more.map(({ contentOf }) => contentOf)).toEqual(type === 'offer' ? ['quote'] : []);
    for (const { id } of door.filesOf('next'))
      expect(door.database.at(`crew/copy/attachments/${id}`) !== undefined).toBe(type === 'workOrder');
    const isShown = door.database.at(`attachments/before/${CREW_CONTENT}`) !== undefined;
    expect(isShown).toBe(type === 'workOrder');
    expect(before).toMatchObject({
      entity: { type, id: 'next', label: 'New pump' },
      customerId: 'c1',
      kind: 'photoBefore',
      caption: 'Leak',
      contentOf: 'before',
      by: { uid: 'office' },
      rev: 1,
    });
    expect(after).toMatchObject({ contentOf: 'elsewhere', pairId: before?.id });
    expect(door.filesOf('o1')).toHaveLength(6);
  });

  it('or not at all, where it is refused', async () => {
    const door = withFiles({ ...over, status: 'draft' });
    expect(await make(door, 'a')).toMatchObject({ ok: false });
    expect(door.filesOf('next')).toEqual([]);
  });
});

describe('photos of a checklist item go along', () => {
  it('to the order that follows it up, once, and lose the item', async () => {
    const door = withFiles();
    const values = { ...emptyWorkOrder(), title: 'Mend the seal', customerRef, siteRef };
    const beside = { followUpOf: { id: 'w1', itemId: 'a' } };
    for (const id of ['a', 'b'])
      expect(
        await door.ask('office', 'workOrders.save', { id: 'next', values, base: null, beside }, id),
      ).toMatchObject({ ok: true });
    const files = door.filesOf('next');
    expect(files).toMatchObject([{ contentOf: 'seal' }, { contentOf: 'said', caption: 'Worn' }]);
    for (const file of files) expect(file).not.toHaveProperty('itemId');
    expect(files[0]?.entity).toEqual({ type: 'workOrder', id: 'next', label: 'Mend the seal' });
  });

  it('to the offer that was found on it, once, and say by its name what they show', async () => {
    const door = withFiles();
    const foundOn = { orderId: 'w1', itemId: 'a' };
    for (const id of ['a', 'b'])
      expect(
        await door.ask('office', 'offers.save', { id: 'next', values: offerForm(), base: null, foundOn }, id),
      ).toMatchObject({ ok: true });
    expect(door.filesOf('next')).toMatchObject([
      { contentOf: 'seal', caption: 'Seal' },
      { contentOf: 'said', caption: 'Worn' },
    ]);
  });
});
