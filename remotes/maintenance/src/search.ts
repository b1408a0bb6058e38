import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { inTurn, recordSearch } from '@fm/data';
import { ASSET_STATUS_LABELS, assets } from '@fm/domain/asset';
import { maintenancePlans, PLAN_STATE_LABELS } from '@fm/domain/maintenance';

const searchPlans = recordSearch({
  collection: maintenancePlans,
  orderBy: 'nameLower',
  hit: ({ name, number, customerRef, siteRef, state }) => ({
    title: name,
    detail: [number, customerRef.name, siteRef.name],
    ...(state !== 'active' && { state: PLAN_STATE_LABELS[state] }),
  }),
});

const searchAssets = recordSearch({
  collection: assets,
  orderBy: 'nameLower',
  hit: ({ name, tagCode, customerRef, siteRef, status }) => ({
    title: name,
    detail: [tagCode, customerRef.name, siteRef.name],
    ...(status !== 'operational' && { state: ASSET_STATUS_LABELS[status] }),
  }),
});

export default {
  contract: CONTRACT,
  id: 'maintenance',
  search: async (query, options) => {
    const [plans, machines] = await Promise.all([searchPlans(query, options), searchAssets(query, options)]);
    return inTurn(plans, machines).slice(0, options.limit);
  },
} satisfies RemoteSearch;
