import { type CatalogueInput, type CatalogueItem, emptyItem, MAX_PRICES } from '@fm/domain/catalogue';
import { openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const values = (over: Partial<CatalogueInput> = {}): CatalogueInput => ({
  ...emptyItem(),
  itemNo: 'S-1001',
  name: 'Deep clean',
  prices: [{ from: '2026-01-01', unitMinor: 4800 }],
  ...over,
});
const stored = (door: TestDoor, id: string) => door.database.at(`catalogue/${id}`) as CatalogueItem;
const create = (door: TestDoor, id: string, over: Partial<CatalogueInput> = {}, uid = 'office') =>
  door.ask(uid, 'catalogue.save', { id, values: values(over), base: null });
const save = (door: TestDoor, id: string, base: CatalogueItem, over: Partial<CatalogueInput>) =>
  door.ask('office', 'catalogue.save', { id, values: values(over), base });
const trash = (door: TestDoor, id: string) =>
  door.ask('office', 'records.trash', { type: 'catalogueItem', id, batchId: 'b0' });

interface Row extends Partial<CatalogueInput> {
  readonly id: string;
}
const importRows = (door: TestDoor, rows: readonly Row[], uid = 'office') =>
  door.ask(uid, 'catalogue.importPage', {
    batchId: 'b1',
    rows: rows.map(({ id, ...over }) => ({
      id,
      values: values(over),
      given: ['itemNo', ...Object.keys(over)],
    })),
  });

describe('an item of the catalogue', () => {
  it('has a number that no other item has, however it is spelled', async () => {
    const door = openTestDoor(now);
    expect((await create(door, 'a')).ok).toBe(true);
    expect(await create(door, 'b', { itemNo: 's 1001', name: 'Other' })).toMatchObject({
      ok: false,
      failure: { fields: { 'values.itemNo': expect.stringContaining('“Deep clean” already has') } },
    });
    expect((await create(door, 'b', { itemNo: 'S-1002' })).ok).toBe(true);
    expect((await save(door, 'a', stored(door, 'a'), { name: 'Deeper clean' })).ok).toBe(true);
    expect((await save(door, 'b', stored(door, 'b'), { itemNo: 'S1001' })).ok).toBe(false);
  });

  it('gives its number free in the trash, and stays there while another one has it', async () => {
    const door = openTestDoor(now);
    await create(door, 'a');
    await trash(door, 'a');
    expect((await create(door, 'b', { name: 'Other' })).ok).toBe(true);
    const restore = () =>
      door.ask('office', 'records.restore', { type: 'catalogueItem', id: 'a', batchId: 'b2' });
    expect(await restore()).toMatchObject({
      ok: false,
      failure: { message: '“Other” has the number S-1001 by now. Give it another number first.' },
    });
    expect(stored(door, 'a')).toMatchObject({ trashed: true });
    await save(door, 'b', stored(door, 'b'), { name: 'Other', itemNo: 'S-1002' });
    expect((await restore()).ok).toBe(true);
    expect(stored(door, 'a')).toMatchObject({ trashed: false, itemNo: 'S-1001' });
  });

  it('keeps the prices that two people enter at the same time', async () => {
    const door = openTestDoor(now);
    await create(door, 'a');
    const base = stored(door, 'a');
    const [first] = values().prices;
    if (!first) throw new Error('There is a price.');
    for (const from of ['2027-01-01', '2028-01-01'])
      expect((await save(door, 'a', base, { prices: [first, { from, unitMinor: 5000 }] })).ok).toBe(true);
    expect(Object.keys(stored(door, 'a').prices).sort()).toEqual(['2026-01-01', '2027-01-01', '2028-01-01']);
  });

  it('is read by the crew without what it costs', async () => {
    const door = openTestDoor(now);
    await create(door, 'a', { purchaseMinor: 2100 });
    expect(stored(door, 'a').purchaseMinor).toBe(2100);
    const copy = door.database.at('crew/copy/catalogue/a');
    expect(copy).toMatchObject({ name: 'Deep clean', prices: {} });
    expect(JSON.stringify(copy)).not.toMatch(/2100|4800/);
  });

  it('is nothing that a manager changes or imports', async () => {
    const door = openTestDoor(now);
    expect(await create(door, 'a', {}, 'manager')).toMatchObject({ failure: { kind: 'refused' } });
    expect(await importRows(door, [{ id: 'a' }], 'manager')).toMatchObject({ failure: { kind: 'refused' } });
    expect(stored(door, 'a')).toBeUndefined();
  });
});

describe('a file for the catalogue', () => {
  it('creates what is new, and changes of what is there what it says', async () => {
    const door = openTestDoor(now);
    await create(door, 'a', { group: 'Cleaning', purchaseMinor: 2100 });
    const answer = await importRows(door, [
      {
        id: 'x',
        itemNo: 's1001',
        nameDe: 'Grundreinigung',
        prices: [{ from: '2027-01-01', unitMinor: 5200 }],
      },
      { id: 'y', itemNo: 'P-7', name: 'Pump' },
    ]);
    expect(answer).toMatchObject({ ok: true, value: { failed: [] } });
    expect(stored(door, 'x')).toBeUndefined();
    expect(stored(door, 'a')).toMatchObject({
      itemNo: 'S-1001',
      name: 'Deep clean',
      nameDe: 'Grundreinigung',
      group: 'Cleaning',
      purchaseMinor: 2100,
      prices: { '2026-01-01': { unitMinor: 4800 }, '2027-01-01': { unitMinor: 5200 } },
    });
    expect(stored(door, 'y')).toMatchObject({ itemNo: 'P-7', name: 'Pump' });
  });

  it('creates a row once, however often it is sent', async () => {
    const door = openTestDoor(now);
    for (let times = 0; times < 2; times += 1) await importRows(door, [{ id: 'x', itemNo: 'P-7' }]);
    expect(stored(door, 'x')).toMatchObject({ rev: 1 });
  });

  it('refuses the second row of a number and one price too many, and stores the rest', async () => {
    const door = openTestDoor(now);
    const many = Array.from({ length: MAX_PRICES }, (_, at) => ({
      from: `${2000 + at}-01-01`,
      unitMinor: 1,
    }));
    await create(door, 'full', { itemNo: 'F-1', prices: many });
    const answer = await importRows(door, [
      { id: 'one', itemNo: 'P-7' },
      { id: 'two', itemNo: 'p 7' },
      { id: 'four', itemNo: 'F-1', prices: [{ from: '2099-01-01', unitMinor: 1 }] },
      { id: 'five', itemNo: 'P-8' },
    ]);
    expect(answer).toMatchObject({
      ok: true,
      value: { failed: [{ at: 1 }, { at: 2 }] },
    });
    expect([stored(door, 'one'), stored(door, 'five')]).toMatchObject([{ itemNo: 'P-7' }, { itemNo: 'P-8' }]);
    expect(stored(door, 'two')).toBeUndefined();
  });

  it('is taken back as a whole', async () => {
    const door = openTestDoor(now);
    await create(door, 'a');
    await importRows(door, [
      { id: 'x', itemNo: 'S-1001', unit: 'm²' },
      { id: 'y', itemNo: 'P-7' },
    ]);
    expect(stored(door, 'a').unit).toBe('m²');
    const records = ['a', 'y'].map((id) =>
      door.database
        .all('events')
        .filter(({ data }) => data.batchId === 'b1' && Reflect.get(Object(data.entity), 'id') === id)
        .map(({ path }) => path.slice('events/'.length)),
    );
    expect(
      await door.ask('office', 'records.undo', { records, batchId: 'b1', back: 'back', note: 'Undone' }),
    ).toMatchObject({ ok: true, value: { failed: [] } });
    expect(stored(door, 'a')).toMatchObject({ unit: 'pcs', trashed: false });
    expect(stored(door, 'y')).toMatchObject({ trashed: true });
    // The same file again, once it is mended.
    await importRows(door, [{ id: 'z', itemNo: 'P-7', name: 'Pump' }]);
    expect(stored(door, 'z')).toMatchObject({ itemNo: 'P-7', trashed: false });
  });
});
