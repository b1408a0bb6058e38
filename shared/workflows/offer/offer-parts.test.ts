import type { Offer } from '@fm/domain/offer';
import type { TestDoor } from '../testing';
import { form, line, sent, withOffer } from './offer-fixture';

describe('a line from the catalogue', () => {
  const withItem = (over: Partial<Offer> = {}) => {
    const door = withOffer(over);
    door.database.put('customers/c1', { name: 'Elbe Clinic', trashed: false });
    door.database.put('catalogue/i1', { itemNo: 'P-501', name: 'Pump', trashed: false });
    return door;
  };
  const picked = (id: string) => line('pump', { itemRef: { id, name: 'Forged' }, costMinor: 6000 });
  const save = (door: TestDoor, lines: readonly object[], base: Offer | null) =>
    door.ask('office', 'offers.save', { id: base ? 'o1' : 'o2', values: form({ lines }), base });

  it('keeps its copy, its cost and the number of the item, whatever becomes of that', async () => {
    const door = withItem();
    expect((await save(door, [picked('i1')], null)).ok).toBe(true);
    const kept = { itemRef: { id: 'i1', name: 'P-501' }, costMinor: 6000, unitMinor: 10_000 };
    const created = door.database.at('offers/o2') as Offer;
    expect(created.lines.pump).toMatchObject(kept);
    expect(created.marginBp).toBe(4000);
    expect(JSON.stringify(door.database.at('crew/copy/offers/o2'))).not.toMatch(/6000|10000/);
    door.database.put('catalogue/i1', { itemNo: 'P-999', name: 'Other', trashed: true });
    const again = form({ title: 'Newer pump', lines: [picked('i1')] });
    await door.ask('office', 'offers.save', { id: 'o2', values: again, base: created });
    expect(door.database.at('offers/o2')).toMatchObject({ title: 'Newer pump', lines: { pump: kept } });
  });

  it('names no item that is not there', async () => {
    const door = withItem();
    await save(door, [picked('gone')], door.offer());
    expect(door.offer().lines.pump).toMatchObject({ costMinor: 6000 });
    expect(door.offer().lines.pump).not.toHaveProperty('itemRef');
  });

  it('stays as it was where what was kept in a browser does not know of it', async () => {
    const door = withItem();
    await save(door, [picked('i1')], door.offer());
    await save(door, [line('pump', { qtyMilli: 5000 })], door.offer());
    expect(door.offer().lines.pump).toMatchObject({
      qtyMilli: 5000,
      costMinor: 6000,
      itemRef: { id: 'i1', name: 'P-501' },
    });
  });
});

describe('the number of an offer', () => {
  it('stays with its versions, and the next offer gets the next one', async () => {
    const door = withOffer(sent);
    door.database.put('counters/offer-2026', { value: 1 });
    door.database.put('customers/c1', { name: 'Elbe Clinic', trashed: false });
    await door.ask('office', 'offers.newVersion', { id: 'o1', freshId: 'o2' });
    await door.ask('office', 'offers.transition', { id: 'o2', to: 'sent' });
    await door.ask('office', 'offers.newVersion', { id: 'o2', freshId: 'o3' });
    await door.ask('office', 'offers.save', { id: 'o4', values: form(), base: null });
    const offers = ['o2', 'o3', 'o4'].map((id) => door.database.at(`offers/${id}`));
    expect(offers).toMatchObject([
      { number: 'OF-2026-0001', version: 2, rootId: 'o1', replacesId: 'o1' },
      { number: 'OF-2026-0001', version: 3, rootId: 'o1', replacesId: 'o2' },
      { number: 'OF-2026-0002', version: 1 },
    ]);
  });

  it('is no business of a page', async () => {
    const door = withOffer(sent);
    const forged = { id: 'o1', freshId: 'o2', number: 'OF-1' };
    await door.ask('office', 'offers.newVersion', forged);
    expect(door.database.at('offers/o2')).toMatchObject({ number: 'OF-2026-0001' });
    const base = door.database.at('offers/o2') as Offer;
    const values = { ...form(), number: 'OF-9', version: 9, rootId: 'x', replacesId: 'x' };
    door.database.put('customers/c1', { name: 'Elbe Clinic', trashed: false });
    await door.ask('office', 'offers.save', {
      id: 'o2',
      values,
      base: { ...base, replacesId: 'x', version: 9 },
    });
    expect(door.database.at('offers/o2')).toMatchObject({
      number: 'OF-2026-0001',
      version: 2,
      rootId: 'o1',
      replacesId: 'o1',
    });
  });
});

describe('the groups of an offer', () => {
  it('are kept with their lines, and stay where a form does not know of them', async () => {
    const door = withOffer();
    door.database.put('customers/c1', { name: 'Elbe Clinic', trashed: false });
    const save = (lines: readonly object[]) =>
      door.ask('office', 'offers.save', { id: 'o1', values: form({ lines }), base: door.offer() });
    await save([line('pump', { group: ' Cellar ' }), line('tap')]);
    expect(door.offer().lines).toMatchObject({ pump: { group: 'Cellar' } });
    await save([line('pump', { qtyMilli: 2000 }), line('tap')]);
    expect(door.offer().lines.pump).toMatchObject({ group: 'Cellar', qtyMilli: 2000 });
    await save([line('pump', { group: '' }), line('tap')]);
    expect(door.offer().lines.pump).not.toHaveProperty('group');
    expect(await save([line('pump', { group: 'x'.repeat(81) })])).toMatchObject({
      failure: { fields: { 'values.lines.0.group': expect.any(String) } },
    });
  });
});

describe('a template of an offer', () => {
  const save = (door: TestDoor, uid = 'office', over: object = {}) =>
    door.ask(uid, 'offerTemplates.save', { id: 't1', name: ' Pumps ', offerId: 'o1', ...over });

  it('keeps what is offered, and nothing of to whom, when, or what became of it', async () => {
    const door = withOffer(
      { ...sent, status: 'declined', lostReason: 'price', validUntil: '2026-12-01' },
      { lines: [line('pump', { costMinor: 6000, group: 'Cellar' })], terms: 'At once.' },
    );
    expect((await save(door)).ok).toBe(true);
    const template = door.database.at('offerTemplates/t1') as object;
    expect(template).toMatchObject({
      name: 'Pumps',
      title: 'New pump',
      terms: 'At once.',
      lines: { pump: { unitMinor: 10_000, costMinor: 6000, group: 'Cellar' } },
    });
    for (const field of [
      'customerRef',
      'validUntil',
      'issueDate',
      'status',
      'lostReason',
      'version',
      'number',
    ])
      expect(template).not.toHaveProperty(field);
    expect(JSON.stringify(door.database.at('crew/copy/offerTemplates/t1'))).not.toMatch(/6000|10000/);
  });

  it('has a name, and comes of an offer that is there', async () => {
    const door = withOffer();
    for (const over of [{ name: '  ' }, { name: 'x'.repeat(81) }, { offerId: 'gone' }])
      expect((await save(door, 'office', over)).ok).toBe(false);
    expect((await save(withOffer({ trashed: true } as Partial<Offer>))).ok).toBe(false);
    expect(door.database.at('offerTemplates/t1')).toBeUndefined();
  });

  it('is renamed, put away and taken back by those who write offers alone', async () => {
    const door = withOffer();
    await save(door);
    const template = () => door.database.at('offerTemplates/t1') as { name: string; trashed: boolean };
    for (const [name, input] of [
      ['offerTemplates.rename', { id: 't1', name: 'Mine' }],
      ['offerTemplates.trash', { id: 't1' }],
    ] as const)
      expect(await door.ask('manager', name, input)).toMatchObject({ failure: { kind: 'refused' } });
    expect(template()).toMatchObject({ name: 'Pumps', trashed: false });
    await door.ask('office', 'offerTemplates.rename', { id: 't1', name: 'Pumps of 2027' });
    await door.ask('office', 'offerTemplates.trash', { id: 't1' });
    expect(template()).toMatchObject({ name: 'Pumps of 2027', trashed: true });
    await door.ask('office', 'offerTemplates.restore', { id: 't1' });
    expect(template().trashed).toBe(false);
  });
});
