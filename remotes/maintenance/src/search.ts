import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { recordSearch } from '@fm/data';
import { maintenancePlans, PLAN_STATE_LABELS } from '@fm/domain/maintenance';

export default {
  contract: CONTRACT,
  id: 'maintenance',
  search: recordSearch({
    collection: maintenancePlans,
    orderBy: 'nameLower',
    hit: ({ name, number, customerRef, siteRef, state }) => ({
      title: name,
      detail: [number, customerRef.name, siteRef.name],
      ...(state !== 'active' && { state: PLAN_STATE_LABELS[state] }),
    }),
  }),
} satisfies RemoteSearch;
