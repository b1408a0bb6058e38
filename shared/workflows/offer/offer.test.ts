import type { Offer } from '@fm/domain/offer';
import { openTestDoor, type TestDoor } from '../testing';
import { customerRef, form, line, now, sent, withOffer } from './offer-fixture';

const move = (
  door: TestDoor,
  to: 'sent' | 'accepted' | 'declined' | 'withdrawn',
  input: object = {},
  id?: string,
) => door.ask('office', 'offers.transition', { id: 'o1', to, ...input }, id);
const said = { decidedByName: 'Rosa Klein' };

describe('a transition of an offer', () => {
  it('sends a draft, once however often it is asked for', async () => {
    const door = withOffer();
    for (let times = 0; times < 2; times += 1)
      expect(await move(door, 'sent', { note: 'By mail' }, 'once')).toMatchObject({ ok: true });
    expect(door.offer()).toMatchObject({ status: 'sent', sentAt: now, rev: 2 });
  });

  it.each(['manager', 'disabled'])('is closed to %s', async (uid) => {
    const door = withOffer(sent);
    const answer = await door.ask(uid, 'offers.transition', { id: 'o1', to: 'accepted', ...said });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(door.offer().status).toBe('sent');
  });

  it('is open to an admin', async () => {
    const door = withOffer(sent);
    const answer = await door.ask('admin', 'offers.transition', { id: 'o1', to: 'accepted', ...said });
    expect(answer.ok).toBe(true);
  });

  it('extends one whose last day is over, whether or not that was noted', async () => {
    for (const status of ['sent', 'expired'] as const) {
      const door = withOffer({ ...sent, status, validUntil: '2026-11-01', issueDate: '2026-10-01' });
      expect(await move(door, 'sent', { validUntil: '2026-11-19' })).toMatchObject({
        ok: false,
        failure: { fields: { validUntil: expect.any(String) } },
      });
      expect((await move(door, 'sent', { validUntil: '2026-12-24' })).ok).toBe(true);
      expect(door.offer()).toMatchObject({ status: 'sent', validUntil: '2026-12-24' });
    }
  });

  it('declines with a reason, and withdraws with one', async () => {
    const declined = withOffer(sent);
    expect((await move(declined, 'declined')).ok).toBe(false);
    expect((await move(declined, 'declined', { lostReason: 'price', lostNote: 'Too dear.' })).ok).toBe(true);
    expect(declined.offer()).toMatchObject({
      status: 'declined',
      lostReason: 'price',
      decidedOn: '2026-11-20',
    });
    const withdrawn = withOffer();
    expect((await move(withdrawn, 'withdrawn')).ok).toBe(false);
    expect((await move(withdrawn, 'withdrawn', { reason: 'A mistake.' })).ok).toBe(true);
  });

  it('of an offer in the trash is missing', async () => {
    const door = withOffer({ ...sent, trashed: true } as Partial<Offer>);
    expect(await move(door, 'accepted', said)).toMatchObject({ ok: false, failure: { kind: 'missing' } });
  });
});

describe('accepting an offer, for what was offered', () => {
  const options = { lines: [line('a', { option: 'A' }), line('b', { option: 'B', unitMinor: 20_000 })] };

  it('takes an option that is one of the offer, at the stored prices', async () => {
    const door = withOffer(sent, options);
    for (const option of ['C', undefined])
      expect(await move(door, 'accepted', { ...said, option })).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', fields: { option: expect.any(String) } },
      });
    const forged = { ...said, option: 'B', netMinor: 1, grossMinor: 1, lines: {} };
    expect((await move(door, 'accepted', forged)).ok).toBe(true);
    expect(door.offer()).toMatchObject({ acceptedOption: 'B', netMinor: 20_000, grossMinor: 23_800 });
  });

  it('keeps no option of an offer without any', async () => {
    const door = withOffer(sent);
    expect((await move(door, 'accepted', { ...said, option: 'A' })).ok).toBe(true);
    expect(door.offer()).not.toHaveProperty('acceptedOption');
    expect(door.offer()).toMatchObject({ netMinor: 10_000, grossMinor: 11_900 });
  });

  it('needs a decision about each optional line', async () => {
    const lines = [line('pump'), line('tap', { optional: true }), line('hose', { optional: true })];
    const door = withOffer(sent, { lines });
    expect(await move(door, 'accepted', { ...said, optionalTaken: { tap: true } })).toMatchObject({
      failure: { fields: { 'optionalTaken.hose': expect.any(String) } },
    });
    const optionalTaken = { tap: true, hose: false, pump: false };
    expect((await move(door, 'accepted', { ...said, optionalTaken })).ok).toBe(true);
    expect(door.offer()).toMatchObject({ netMinor: 20_000, optionalTaken: { tap: true, hose: false } });
  });

  it.each([
    ['accepted', said],
    ['declined', { lostReason: 'price' }],
  ] as const)('or having it %s happens on a plausible day', async (to, input) => {
    const door = withOffer({ ...sent, issueDate: '2026-11-10' });
    for (const decidedOn of ['1999-01-01', '2026-11-09', '2026-11-21', '2026-02-31'])
      expect(await move(door, to, { ...input, decidedOn })).toMatchObject({
        ok: false,
        failure: { fields: { decidedOn: expect.any(String) } },
      });
    expect((await move(door, to, { ...input, decidedOn: '2026-11-10' })).ok).toBe(true);
  });
});

describe('saving an offer', () => {
  function withCustomers() {
    const door = openTestDoor(now);
    const put = (path: string, record: object) => door.database.put(path, { trashed: false, ...record });
    put('customers/c1', { name: 'Elbe Clinic' });
    put('customers/c2', { name: 'Other' });
    put('sites/s1', { name: 'North wing', customerRef });
    put('sites/s2', { name: 'Elsewhere', customerRef: { id: 'c2', name: 'Other' } });
    put('customers/c1/contacts/k1', { name: 'Rosa Klein', customerRef });
    put('employees/olga', { displayName: 'Olga Brandt' });
    const save = (values: object = {}, base: Offer | null = null, uid = 'office', more: object = {}) =>
      door.ask(uid, 'offers.save', { id: 'o1', values: form(values), base, ...more });
    return { ...door, put, save, offer: () => door.database.at('offers/o1') as Offer };
  }

  it('makes a draft with its number, and with names from the records', async () => {
    const { save, offer } = withCustomers();
    const answer = await save({
      customerRef: { id: 'c1', name: 'Forged' },
      siteRef: { id: 's1', name: 'Forged' },
      contactRef: { id: 'k1', name: 'Forged' },
      ownerRef: { id: 'olga', name: 'Forged' },
    });
    expect(answer).toMatchObject({ ok: true });
    expect(offer()).toMatchObject({
      status: 'draft',
      version: 1,
      number: 'OF-2026-0001',
      customerRef,
      siteRef: { id: 's1', name: 'North wing' },
      contactRef: { id: 'k1', name: 'Rosa Klein' },
      ownerRef: { id: 'olga', name: 'Olga Brandt' },
    });
  });

  it("is in the customer's language until somebody chooses another one", async () => {
    const { save, offer, put } = withCustomers();
    put('customers/c1', { name: 'Elbe Clinic', language: 'de-AT' });
    await save();
    expect(offer().language).toBe('de');
    await save({ language: 'en' }, offer());
    expect(offer().language).toBe('en');
    const answer = await save({ language: 'fr' }, offer());
    expect(answer).toMatchObject({ failure: { fields: { 'values.language': 'Choose a language.' } } });
    await save({ language: undefined, title: 'Kept in a browser' }, offer());
    expect(offer()).toMatchObject({ title: 'Kept in a browser', language: 'en' });
  });

  it('computes the figures, also of what two windows typed', async () => {
    const { save, offer } = withCustomers();
    await save();
    const base = offer();
    await save({ lines: [line('pump'), line('tap')] }, base);
    await save({ lines: [line('pump'), line('hose')] }, { ...base, netMinor: -5, grossMinor: -5 });
    expect(Object.keys(offer().lines).sort()).toEqual(['hose', 'pump', 'tap']);
    expect(offer()).toMatchObject({ netMinor: 30_000, grossMinor: 35_700 });
  });

  it('leaves status and decision alone, whatever base it is sent with', async () => {
    const { save, offer } = withCustomers();
    await save();
    const forged: Offer = { ...offer(), status: 'accepted', acceptedOption: 'Z', decidedOn: '1999-01-01' };
    expect((await save({ title: 'Other pump' }, forged)).ok).toBe(true);
    expect(offer()).toMatchObject({ title: 'Other pump', status: 'draft' });
    expect(offer()).not.toHaveProperty('acceptedOption');
  });

  it('leaves an offer that was sent meanwhile as it was sent', async () => {
    const { save, offer, ask } = withCustomers();
    await save();
    const base = offer();
    await ask('office', 'offers.transition', { id: 'o1', to: 'sent' });
    expect(await save({ title: 'Other pump' }, base)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: expect.stringContaining('no longer a draft') },
    });
    expect(offer().title).toBe('New pump');
  });

  it.each([
    ['qtyMilli', -1],
    ['qtyMilli', 0.5],
    ['unitMinor', 1e12],
    ['discountBp', 20_000],
    ['name', 'x'.repeat(201)],
    ['description', 'x'.repeat(2001)],
    ['kind', 'gift'],
  ])('refuses a line whose %s is %p', async (field, value) => {
    const { save, database } = withCustomers();
    const answer = await save({ lines: [line('pump', { [field]: value })] });
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { [`values.lines.0.${field}`]: expect.any(String) } },
    });
    expect(database.at('offers/o1')).toBeUndefined();
  });

  it('refuses more lines than an offer holds, and two with one key', async () => {
    const { save } = withCustomers();
    const many = Array.from({ length: 201 }, (_, index) => line(`l${index}`));
    for (const lines of [
      many,
      [line('pump'), line('pump')],
      [line('a/b')],
      [{ ...line('long'), id: 'k'.repeat(5000) }],
    ])
      expect(await save({ lines })).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', message: expect.stringMatching(/damaged|at most/) },
      });
  });

  it.each([
    ['customerRef', { customerRef: { id: 'nobody', name: 'Nobody' } }],
    ['siteRef', { siteRef: { id: 's2', name: 'Elsewhere' } }],
    ['siteRef', { siteRef: { id: 'gone', name: 'Gone' } }],
    ['contactRef', { contactRef: { id: 'gone', name: 'Gone' } }],
    ['ownerRef', { ownerRef: { id: 'gone', name: 'Gone' } }],
  ])('refuses a %s that leads nowhere or to another customer', async (field, values) => {
    const { save } = withCustomers();
    expect(await save(values)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { [`values.${field}`]: expect.any(String) } },
    });
  });

  it('moves to another customer only together with its site, also past a forged base', async () => {
    const { save, offer } = withCustomers();
    const siteRef = { id: 's1', name: 'North wing' };
    const other = { id: 'c2', name: 'Other' };
    await save({ siteRef });
    const base = offer();
    expect((await save({ siteRef, customerRef: other }, base)).ok).toBe(false);
    const forged = { ...base, customerRef: other };
    const elsewhere = { id: 's2', name: 'Elsewhere' };
    expect((await save({ siteRef: elsewhere, customerRef: other }, forged)).ok).toBe(false);
    expect((await save({ siteRef: elsewhere, customerRef: other }, base)).ok).toBe(true);
  });

  it('refuses a day that is none', async () => {
    const { save } = withCustomers();
    expect(await save({ validUntil: '2027-02-31' })).toMatchObject({
      ok: false,
      failure: { fields: { 'values.validUntil': expect.any(String) } },
    });
  });

  it('keeps what it was found on, as long as that is there', async () => {
    const { save, offer, put } = withCustomers();
    put('workOrders/w1', {
      number: 'WO-1',
      title: 'Check',
      customerRef,
      checklist: { i1: { label: 'Pump' } },
    });
    await save({}, null, 'office', { foundOn: { orderId: 'w1', itemId: 'i1' } });
    expect(offer().foundOn).toEqual({ id: 'w1', name: 'WO-1 Check', itemId: 'i1' });
    const other = withCustomers();
    await other.save({}, null, 'office', { foundOn: { orderId: 'w1', itemId: 'i1' } });
    expect(other.offer()).not.toHaveProperty('foundOn');
  });

  it('is closed to a manager, and open to an admin', async () => {
    const { save } = withCustomers();
    expect(await save({}, null, 'manager')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect((await save({}, null, 'admin')).ok).toBe(true);
  });
});

describe('the next version of an offer', () => {
  const version = (door: TestDoor, uid = 'office', id?: string, freshId = 'o2') =>
    door.ask(uid, 'offers.newVersion', { id: 'o1', freshId }, id);

  it('is a draft, and replaces the old one, once however often it is asked for', async () => {
    const door = withOffer(sent);
    for (const id of ['a', 'a', 'b']) expect(await version(door, 'office', id)).toMatchObject({ ok: true });
    expect(door.database.all('offers')).toHaveLength(2);
    expect(door.offer()).toMatchObject({ status: 'superseded', supersededById: 'o2' });
    expect(door.database.at('offers/o2')).toMatchObject({
      status: 'draft',
      version: 2,
      number: 'OF-2026-0001',
      rootId: 'o1',
      replacesId: 'o1',
      title: 'New pump',
      issueDate: '2026-11-20',
      netMinor: 10_000,
    });
  });

  it('is made of none that is a draft or accepted, and leaves nothing behind', async () => {
    for (const status of ['draft', 'accepted', 'superseded'] as const) {
      const door = withOffer({ status });
      expect(await version(door)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
      expect(door.database.at('offers/o2')).toBeUndefined();
    }
  });

  it('takes no id of another offer', async () => {
    const door = withOffer(sent);
    expect((await version(door, 'office', 'x', 'o1')).ok).toBe(false);
    expect(door.offer().status).toBe('sent');
  });

  it('is closed to a manager', async () => {
    const door = withOffer(sent);
    expect(await version(door, 'manager')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect((await version(door, 'admin')).ok).toBe(true);
  });
});

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
