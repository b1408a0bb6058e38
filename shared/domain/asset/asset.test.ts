import * as v from 'valibot';
import { MANAGER_ACTOR, NOW, OFFICE, storedRecord, TODAY } from '../testing/record-fixture';
import {
  type Asset,
  type AssetInput,
  assetFormSchema,
  assetRefsFields,
  assetRefsForm,
  assetSchema,
  assetToForm,
  assetToRecord,
  emptyAsset,
  placeProblem,
  quarterOf,
  readMeter,
  serialKeyOf,
  transitionAsset,
  warrantyState,
} from './index';

const place = { id: 'x', name: 'X' };
const typed = (over: Partial<AssetInput> = {}): AssetInput => ({
  ...emptyAsset(),
  name: 'Höhenlift 2',
  category: 'lift',
  customerRef: place,
  siteRef: place,
  parentRef: { id: 'p', name: 'Lift group' },
  warrantyUntil: '2027-01-31',
  meterUnit: 'trips',
  meterValue: 1200,
  ...over,
});
const record = (over: Partial<AssetInput> = {}, before?: Asset) =>
  assetToRecord(v.parse(assetFormSchema, typed(over)), NOW, before);
const asset = (over: Partial<Asset> = {}) => storedRecord<Asset>({ ...record(), ...over });
const problems = (over: Partial<AssetInput>) =>
  v.safeParse(assetFormSchema, typed(over)).issues?.map((issue) => v.getDotPath(issue));

describe('the form of an asset', () => {
  it('gives back what was typed', () => {
    expect(v.parse(assetSchema, record())).toMatchObject({
      nameLower: 'hohenlift 2',
      status: 'operational',
      parentAssetId: 'p',
      warrantySort: '2027-01-31',
    });
    expect(assetToForm(record())).toEqual(typed());
  });

  it('asks for what it is, for a warranty after the installation and for what the meter shows', () => {
    expect(problems({ category: null })).toEqual(['category']);
    expect(problems({ installedOn: '2027-02-01' })).toEqual(['warrantyUntil']);
    expect(problems({ meterValue: null })).toEqual(['meterValue']);
  });

  it('keeps status and reading, which transitions change', () => {
    const before = asset({ status: 'down', statusReason: 'Leaks.', statusSince: NOW });
    const after = record({ meterUnit: 'h', meterValue: 7 }, before);
    expect(after).toMatchObject({
      status: 'down',
      statusReason: 'Leaks.',
      meter: { unit: 'h', value: 1200 },
    });
    expect(record({ meterUnit: '', meterValue: null }, before).meter).toBeUndefined();
  });

  it('takes assets of different spelling for the same by manufacturer and serial number', () => {
    const key = (manufacturer: string, serialNo: string) => serialKeyOf({ manufacturer, serialNo });
    expect(key('Otis', 'AB 47-11')).toBe(key('OTIS', 'ab4711'));
    expect(key('Otis', '4711')).not.toBe(key('Kone', '4711'));
    expect(key('Otis', '')).toBeUndefined();
  });
});

describe('the status of an asset', () => {
  const move = (from: Asset['status'], to: Asset['status'], reason?: string, actor = OFFICE) =>
    transitionAsset(asset({ status: from, statusReason: 'Leaks.' }), to, { reason }, actor, NOW);

  it.each(['down', 'degraded', 'retired'] as const)('needs a reason to become %s', (to) => {
    expect(move('operational', to, ' ')).toMatchObject({ ok: false, fields: { reason: expect.any(String) } });
    expect(move('operational', to, 'Noise')).toMatchObject({
      ok: true,
      note: 'Noise',
      patch: { status: to, statusReason: 'Noise', statusSince: NOW },
    });
  });

  it('loses its reason once the asset works again', () => {
    expect(move('down', 'operational', 'Belt replaced')).toMatchObject({
      note: 'Belt replaced',
      patch: { status: 'operational', statusReason: undefined },
    });
  });

  it('leads from retired only back into service, and is no business of a manager', () => {
    expect(move('retired', 'down', 'x').ok).toBe(false);
    expect(move('retired', 'operational').ok).toBe(true);
    expect(move('down', 'operational', '', MANAGER_ACTOR).ok).toBe(false);
  });
});

describe('a reading', () => {
  it('is noted with its moment', () => {
    expect(readMeter(asset(), { value: 1300 }, NOW)).toMatchObject({
      ok: true,
      patch: { meter: { unit: 'trips', value: 1300, at: NOW } },
    });
  });

  it('needs a reason where it is lower than the last one', () => {
    expect(readMeter(asset(), { value: 3 }, NOW)).toMatchObject({
      ok: false,
      fields: { reason: expect.any(String) },
    });
    expect(readMeter(asset(), { value: 3, reason: 'New meter' }, NOW)).toMatchObject({ note: 'New meter' });
  });

  it('is refused without a meter and below zero', () => {
    expect(readMeter(asset({ meter: undefined }), { value: 3 }, NOW).ok).toBe(false);
    expect(readMeter(asset(), { value: -1, reason: 'x' }, NOW).ok).toBe(false);
  });
});

describe('the place of an asset among others', () => {
  const at = (id: string) => asset({ id, siteRef: place } as Partial<Asset>);
  const above = (...ids: string[]) => ids.map((id) => ({ ...asset({ siteRef: place }), id, name: id }));
  const put = (parents: ReturnType<typeof above>, levels = 1) =>
    placeProblem({ id: at('own').id, siteId: place.id, levels }, parents);

  it('is below four others at most, and fewer where it has parts itself', () => {
    expect(put(above('d', 'c', 'b', 'a'))).toBeUndefined();
    expect(put(above('e', 'd', 'c', 'b', 'a'))).toContain('5 levels');
    expect(put(above('c', 'b', 'a'), 3)).toContain('5 levels');
  });

  it('is not below itself, at another site or in the trash', () => {
    expect(put(above('r1'))).toContain('part of itself');
    expect(put(above('a', 'r1'))).toContain('already');
    expect(put([{ ...asset(), siteRef: { id: 'y', name: 'Y' }, id: 'a' }])).toContain('another site');
    expect(put([{ ...asset(), trashed: true, id: 'a' }])).toContain('trash');
  });
});

it.each([
  ['2026-11-19', 'over'],
  ['2026-11-20', 'ending'],
  ['2026-12-31', 'ending'],
  ['2027-01-01', 'valid'],
  [undefined, 'none'],
] as const)('a warranty until %s is %s', (warrantyUntil, state) => {
  expect(warrantyState({ warrantyUntil }, TODAY)).toBe(state);
});

it('knows the quarter of a day', () => {
  expect(quarterOf('2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(quarterOf('2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
});

it('keeps the ids of assets beside them, and nothing where there are none', () => {
  expect(assetRefsFields([place])).toEqual({ assetRefs: [place], assetIds: ['x'] });
  expect(assetRefsFields([])).toEqual({ assetRefs: undefined, assetIds: undefined });
  expect(
    v.safeParse(
      assetRefsForm,
      Array.from({ length: 21 }, () => place),
    ).success,
  ).toBe(false);
});
