import { useLiveRecord, useLiveRows } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { maintenancePlans } from '@fm/domain/maintenance';
import { sites } from '@fm/domain/site';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';

/** Rows of a list on the page of a site; their own lists have all of them. */
const SHOWN = 8;

/** One site, live. */
export const useSite = (id: string | undefined) => useLiveRecord(sites, id);

/** The open work orders at a site that are due first, live. */
export const useOrdersAt = (id: string) =>
  useLiveRows(
    workOrders,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('siteRef.id', '==', id)
        .where('statusGroup', 'in', UNFINISHED_GROUPS)
        .orderBy('dueSort'),
    SHOWN,
  );

/** What stands at a site, by name, live. */
export const useAssetsAt = (id: string) =>
  useLiveRows(
    assets,
    (spec) => spec.where('trashed', '==', false).where('siteRef.id', '==', id).orderBy('nameLower'),
    SHOWN,
  );

/** The maintenance plans of a site, the next due first, live. */
export const usePlansAt = (id: string) =>
  useLiveRows(
    maintenancePlans,
    (spec) => spec.where('trashed', '==', false).where('siteRef.id', '==', id).orderBy('nextDueSort'),
    SHOWN,
  );
