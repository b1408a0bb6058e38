import type { Offer } from '@fm/domain/offer';
import { openTestDoor } from '../testing';
import { customerRef, form, line, now } from './offer-fixture';

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
