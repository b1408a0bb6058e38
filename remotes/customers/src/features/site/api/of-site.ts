import { useLiveRecord, useLiveRows } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { maintenancePlans } from '@fm/domain/maintenance';
import type { Filter, Ref, Stored } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';

/** Rows of a list on the page of a site; their own lists have all of them. */
const SHOWN = 8;

/** Those at a site that are not in the trash. */
const atSite = (id: string): readonly Filter<Stored<{ readonly siteRef: Ref }>>[] => [
  ['trashed', '==', false],
  ['siteRef.id', '==', id],
];

/** One site, live. */
export const useSite = (id: string | undefined) => useLiveRecord(sites, id);

/** The open work orders at a site that are due first, live. */
export const useOrdersAt = (id: string) =>
  useLiveRows(
    workOrders,
    (spec) => spec.filtered(atSite(id)).where('statusGroup', 'in', UNFINISHED_GROUPS).orderBy('dueSort'),
    SHOWN,
  );

/** What stands at a site, by name, live. */
export const useAssetsAt = (id: string) =>
  useLiveRows(assets, (spec) => spec.filtered(atSite(id)).orderBy('nameLower'), SHOWN);

/** The maintenance plans of a site, the next due first, live. */
export const usePlansAt = (id: string) =>
  useLiveRows(maintenancePlans, (spec) => spec.filtered(atSite(id)).orderBy('nextDueSort'), SHOWN);
