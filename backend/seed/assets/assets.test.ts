import { type Asset, assetSchema, warrantyState } from '@fm/domain/asset';
import { dayIn } from '@fm/domain/calendar-day';
import { planSchema } from '@fm/domain/maintenance';
import { workOrderSchema } from '@fm/domain/work-order';
import { tally } from '../demo-faults';
import { records, TODAY } from '../demo-fixture';

describe('assets', () => {
  const assets: (Asset & { id: string })[] = records('assets', assetSchema);
  const plans = records('maintenancePlans', planSchema);
  const orders = records('workOrders', workOrderSchema);
  const byId = new Map(assets.map((asset) => [asset.id, asset]));

  it('are in the stated states: 5 down, 9 going out of warranty this quarter, 12 with sub-assets', () => {
    expect(tally(assets.map(({ status }) => status))).toEqual({
      operational: 187,
      down: 5,
      degraded: 8,
      standby: 4,
      retired: 6,
    });
    const quarter = assets.filter(({ warrantyUntil = '' }) => warrantyUntil >= '2026-10-01');
    expect(quarter.filter(({ warrantyUntil = '' }) => warrantyUntil <= '2026-12-31')).toHaveLength(9);
    expect(new Set(assets.flatMap(({ parentAssetId }) => parentAssetId ?? [])).size).toBe(12);
    expect(Object.keys(tally(assets.map((asset) => warrantyState(asset, TODAY))))).toHaveLength(4);
  });

  it('are parts of assets at the same site, and have serial numbers of their own', () => {
    const wrong = assets.filter(({ parentAssetId, siteRef }) => {
      const parent = parentAssetId === undefined ? undefined : byId.get(parentAssetId);
      return parentAssetId !== undefined && parent?.siteRef.id !== siteRef.id;
    });
    expect(wrong).toEqual([]);
    expect(new Set(assets.map(({ serialKey }) => serialKey)).size).toBe(assets.length);
  });

  it('are what about a third of the plans and orders are about, at their sites', () => {
    const about = [...plans, ...orders].filter(({ assetIds }) => assetIds !== undefined);
    const wrong = about.filter(({ siteRef, assetIds = [] }) =>
      assetIds.some((id) => byId.get(id)?.siteRef.id !== siteRef.id),
    );
    expect(wrong).toEqual([]);
    for (const all of [plans, orders]) {
      const share = all.filter(({ assetIds }) => assetIds !== undefined).length / all.length;
      expect([share >= 0.25, share < 0.4]).toEqual([true, true]);
    }
  });

  it('were serviced last when the last order about them was completed', () => {
    const wrong = assets.filter(({ id, lastServiceOn }) => {
      const days = orders.flatMap(({ assetIds, completedAt, timezone }) =>
        assetIds?.includes(id) && completedAt ? [dayIn(timezone, completedAt)] : [],
      );
      return lastServiceOn !== days.sort().at(-1);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are not out of service for good where work about them is open', () => {
    const open = orders.filter(({ statusGroup }) => statusGroup !== 'closed');
    const retired = open
      .flatMap(({ assetIds = [] }) => assetIds)
      .filter((id) => byId.get(id)?.status === 'retired');
    expect(retired).toEqual([]);
  });
});
