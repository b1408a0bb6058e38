import { type Asset, type AssetInput, emptyAsset } from '@fm/domain/asset';
import { customerScreenFrom, customerToRecord, emptyCustomer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { emptySite, type Site, siteToRecord } from '@fm/domain/site';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const ours = { id: 'c1', name: 'Clinics' };
const theirs = { id: 'c2', name: 'Others' };
const address = { line1: 'Hafen 1', line2: '', postcode: '24103', city: 'Kiel', region: '', country: 'DE' };
const refOf = (id: string) => ({ id, name: id });

/** A door with the assets `lift` and `motor` at the site `s1`, of which history entries can be made up. */
async function withAssets() {
  const door = openTestDoor(now);
  const put = (path: string, record: object) =>
    door.database.put(path, { trashed: false, rev: 1, ...record });
  for (const { id, name } of [ours, theirs])
    put(`customers/${id}`, customerToRecord({ ...emptyCustomer(), name, currency: 'EUR' }));
  for (const [id, customerRef] of [
    ['s1', ours],
    ['s2', ours],
    ['s3', theirs],
  ] as const)
    put(`sites/${id}`, siteToRecord({ ...emptySite(), name: id, address }, customerRef));
  const form = { ...emptyAsset(), category: 'lift' as const, customerRef: ours, siteRef: refOf('s1') };
  const save = (id: string, over: Partial<AssetInput> = {}) => {
    const base = (door.database.at(`assets/${id}`) ?? null) as Asset | null;
    return door.ask('office', 'assets.save', { id, values: { ...form, name: id, ...over }, base });
  };
  await save('lift');
  await save('motor');
  const putEntry = (type: string, id: string, changes: readonly object[], kind = 'changed') =>
    put('events/x1', { at: now, kind, changes, entity: { type, id, label: id }, batchId: 'b1' });
  const putBack = (type: string, id: string) =>
    door.ask('office', 'records.putBack', { type, id, entryIds: ['x1'], batchId: 'b2' });
  const undo = () =>
    door.ask('office', 'records.undo', { records: [['x1']], batchId: 'b1', back: 'b2', note: 'Undone' });
  return { ...door, save, putEntry, putBack, undo, at: (path: string) => door.database.at(path) };
}

describe('an asset put back', () => {
  it('closes no circle of parents', async () => {
    const { save, putEntry, putBack, undo, at } = await withAssets();
    await save('motor', { parentRef: refOf('lift') });
    putEntry('asset', 'lift', [{ path: 'parentAssetId', from: 'motor' }]);
    expect(await putBack('asset', 'lift')).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await undo()).toMatchObject({ value: { failed: [{ at: 0 }] } });
    expect(at('assets/lift')).not.toHaveProperty('parentAssetId');
    await save('motor');
    expect(await putBack('asset', 'lift')).toMatchObject({ ok: true });
    expect(at('assets/lift')).toMatchObject({ parentAssetId: 'motor' });
  });

  it('leaves no part of it at another site', async () => {
    const { save, putEntry, putBack, at } = await withAssets();
    await save('motor', { parentRef: refOf('lift') });
    putEntry('asset', 'lift', [{ path: 'siteRef', from: refOf('s2'), to: refOf('s1') }]);
    expect(await putBack('asset', 'lift')).toMatchObject({ failure: { kind: 'invalid' } });
    await save('motor');
    expect(await putBack('asset', 'lift')).toMatchObject({ ok: true });
    expect(at('assets/lift')).toMatchObject({ siteRef: refOf('s2') });
  });

  it('is at no site of another customer', async () => {
    const { putEntry, putBack, at } = await withAssets();
    putEntry('asset', 'lift', [{ path: 'siteRef', from: refOf('s3'), to: refOf('s1') }]);
    expect(await putBack('asset', 'lift')).toMatchObject({
      failure: { kind: 'invalid', message: 'Choose a site of this customer.' },
    });
    expect(at('assets/lift')).toMatchObject({ siteRef: refOf('s1') });
  });
});

describe('a site where assets stand', () => {
  it.each(['changed', 'merged'])('is given to another customer by no entry that is %s', async (kind) => {
    const { putEntry, putBack, undo, at } = await withAssets();
    putEntry('site', 's1', [{ path: 'customerRef', from: theirs, to: ours }], kind);
    await putBack('site', 's1');
    expect(await undo()).toMatchObject({ value: { failed: [{ at: 0 }] } });
    expect(at('sites/s1')).toMatchObject({ customerRef: ours });
    expect(at('assets/lift')).toMatchObject({ customerRef: ours });
  });

  it("is not taken over by another customer's form", async () => {
    const { ask, at } = await withAssets();
    const site = { ...(at('sites/s1') as Site), id: 's1' } as Stored<Site>;
    const customer = { ...(at('customers/c2') as object), id: 'c2' } as never;
    const values = customerScreenFrom(customer, { sites: [site], contacts: [] });
    const base = at('customers/c2') as never;
    for (const parts of [
      { sites: [{ ...site, customerRef: theirs }], contacts: [] },
      { sites: [], contacts: [] },
    ])
      expect(await ask('office', 'customers.save', { id: 'c2', values, base, parts })).toMatchObject({
        failure: { message: expect.stringContaining('belongs to “Clinics”') },
      });
    expect(at('sites/s1')).toMatchObject({ customerRef: ours });
  });
});
