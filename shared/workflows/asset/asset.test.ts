import { type Asset, type AssetInput, emptyAsset } from '@fm/domain/asset';
import { openTestDoor as openDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const site = { id: 's1', name: 'Elbe Clinic' };
const values = (name: string, over: Partial<AssetInput> = {}): AssetInput => ({
  ...emptyAsset(),
  name,
  category: 'lift',
  customerRef: { id: 'c1', name: 'Clinics' },
  siteRef: site,
  ...over,
});
const partOf = (id: string): Partial<AssetInput> => ({ parentRef: { id, name: id } });

function openTestDoor(at: Date): TestDoor {
  const door = openDoor(at);
  const put = (path: string, record: object) => door.database.put(path, { trashed: false, ...record });
  for (const id of ['c1', 'c2']) put(`customers/${id}`, { name: id === 'c1' ? 'Clinics' : 'Others' });
  put('sites/s1', { name: 'Elbe Clinic', customerRef: { id: 'c1', name: 'Clinics' } });
  put('sites/s2', { name: 'Other', customerRef: { id: 'c1', name: 'Clinics' } });
  put('sites/s3', { name: 'Foreign', customerRef: { id: 'c2', name: 'Others' } });
  return door;
}

const create = (door: TestDoor, id: string, over: Partial<AssetInput> = {}) =>
  door.ask('office', 'assets.save', { id, values: values(id, over), base: null });
const save = (door: TestDoor, id: string, over: Partial<AssetInput>) =>
  door.ask('office', 'assets.save', {
    id,
    values: values(id, over),
    base: door.database.at(`assets/${id}`) as Asset,
  });

describe('an asset at its place', () => {
  it('may be a part of another one at the same site', async () => {
    const door = openTestDoor(now);
    await create(door, 'lift');
    expect((await create(door, 'motor', partOf('lift'))).ok).toBe(true);
    expect(door.database.at('assets/motor')).toMatchObject({ parentAssetId: 'lift' });
  });

  it('never becomes a part of its own part', async () => {
    const door = openTestDoor(now);
    await create(door, 'lift');
    await create(door, 'motor', partOf('lift'));
    expect(await save(door, 'lift', partOf('motor'))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { parentRef: expect.any(String) } },
    });
  });

  it('closes no circle with somebody who does the same at the same moment', async () => {
    const door = openTestDoor(now);
    await create(door, 'lift');
    await create(door, 'motor');
    const answers = await Promise.all([
      save(door, 'lift', partOf('motor')),
      save(door, 'motor', partOf('lift')),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('goes no deeper than five levels, neither by growing nor by grafting', async () => {
    const door = openTestDoor(now);
    for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries())
      await create(door, id, index === 0 ? {} : partOf('abcde'[index - 1] ?? ''));
    expect((await create(door, 'f', partOf('e'))).ok).toBe(false);
    await create(door, 'x');
    await create(door, 'y', partOf('x'));
    expect((await save(door, 'x', partOf('c'))).ok).toBe(true);
    await create(door, 'z');
    await create(door, 'z2', partOf('z'));
    expect((await save(door, 'z', partOf('y'))).ok).toBe(false);
  });

  it('stays where its parts are', async () => {
    const door = openTestDoor(now);
    await create(door, 'lift');
    await create(door, 'motor', partOf('lift'));
    expect(await save(door, 'lift', { siteRef: { id: 's2', name: 'Other' } })).toMatchObject({
      ok: false,
      failure: { fields: { siteRef: expect.stringContaining('“motor” is at “Elbe Clinic”') } },
    });
  });

  it('is nothing that a manager changes', async () => {
    const door = openTestDoor(now);
    const answer = await door.ask('manager', 'assets.save', { id: 'a', values: values('Lift'), base: null });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });
});

describe('an asset and what it refers to', () => {
  it('is at a site of its customer, with names from the records', async () => {
    const door = openTestDoor(now);
    expect(await create(door, 'lift', { siteRef: { id: 's3', name: 'Foreign' } })).toMatchObject({
      ok: false,
      failure: { fields: { 'values.siteRef': 'Choose a site of this customer.' } },
    });
    const customerRef = { id: 'c1', name: 'Forged' };
    expect((await create(door, 'lift', { customerRef, siteRef: { id: 's1', name: 'Forged' } })).ok).toBe(
      true,
    );
    expect(door.database.at('assets/lift')).toMatchObject({
      customerRef: { id: 'c1', name: 'Clinics' },
      siteRef: { id: 's1', name: 'Elbe Clinic' },
    });
    expect((await create(door, 'x', { customerRef: { id: 'gone', name: 'Gone' } })).ok).toBe(false);
  });
});

describe('a transition of an asset', () => {
  const withMeter = async () => {
    const door = openTestDoor(now);
    await create(door, 'lift', { meterUnit: 'h', meterValue: 100 });
    return { ...door, asset: () => door.database.at('assets/lift') as Asset };
  };

  it('gives another status, with a reason where colleagues ask for one', async () => {
    const { ask, asset } = await withMeter();
    expect(await ask('office', 'assets.transition', { id: 'lift', to: 'down' })).toMatchObject({
      ok: false,
      failure: { fields: { reason: expect.any(String) } },
    });
    for (let times = 0; times < 2; times += 1)
      await ask('office', 'assets.transition', { id: 'lift', to: 'down', reason: 'Leaks' }, 'once');
    expect(asset()).toMatchObject({ status: 'down', statusReason: 'Leaks', statusSince: now, rev: 2 });
    expect((await ask('admin', 'assets.transition', { id: 'lift', to: 'operational' })).ok).toBe(true);
  });

  it('is not taken back where somebody changed the status since', async () => {
    const { ask, asset } = await withMeter();
    await ask('office', 'assets.transition', { id: 'lift', to: 'down', reason: 'Leaks' });
    const undo = { id: 'lift', to: 'operational', reason: 'Undone', left: 'down' } as const;
    expect((await ask('office', 'assets.transition', undo)).ok).toBe(true);
    await ask('admin', 'assets.transition', { id: 'lift', to: 'degraded', reason: 'Rattles' });
    expect(await ask('office', 'assets.transition', undo)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('changed the status since: it is now degraded.') },
    });
    expect(asset()).toMatchObject({ status: 'degraded', statusReason: 'Rattles' });
  });

  it('notes what the meter shows, and why where that is less', async () => {
    const { ask, asset } = await withMeter();
    expect((await ask('office', 'assets.readMeter', { id: 'lift', value: 120 })).ok).toBe(true);
    expect(await ask('office', 'assets.readMeter', { id: 'lift', value: 3 })).toMatchObject({
      ok: false,
      failure: { fields: { reason: expect.any(String) } },
    });
    expect((await ask('office', 'assets.readMeter', { id: 'lift', value: 3, reason: 'New meter' })).ok).toBe(
      true,
    );
    expect(asset().meter).toEqual({ unit: 'h', value: 3, at: now });
    for (const value of [-1, 2_000_000_000])
      expect((await ask('office', 'assets.readMeter', { id: 'lift', value })).ok).toBe(false);
  });

  it('is closed to a manager', async () => {
    const { ask, asset } = await withMeter();
    const before = asset();
    expect((await ask('manager', 'assets.transition', { id: 'lift', to: 'standby' })).ok).toBe(false);
    expect((await ask('manager', 'assets.readMeter', { id: 'lift', value: 120 })).ok).toBe(false);
    expect(asset()).toEqual(before);
  });
});
