import { useGrowingRows, useLiveRecord, useLiveRows } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { maintenancePlans } from '@fm/domain/maintenance';
import { workOrders } from '@fm/domain/work-order';

/** Rows of a list beside an asset at a time. */
const SHOWN = 20;

/** One asset, live. */
export const useAsset = (id: string | undefined) => useLiveRecord(assets, id);

/** What an asset consists of, live. */
export const useParts = (id: string) =>
  useGrowingRows(
    assets,
    (spec) => spec.where('trashed', '==', false).where('parentAssetId', '==', id).orderBy('nameLower'),
    SHOWN,
  );

/** The latest work orders about an asset, live. */
export const useOrdersOf = (id: string) =>
  useLiveRows(
    workOrders,
    (spec) =>
      spec.where('trashed', '==', false).where('assetIds', 'array-contains', id).orderBy('createdAt', 'desc'),
    SHOWN,
  );

/** The plans that look after an asset, the next due first, live. */
export const usePlansOf = (id: string) =>
  useGrowingRows(
    maintenancePlans,
    (spec) =>
      spec.where('trashed', '==', false).where('assetIds', 'array-contains', id).orderBy('nextDueSort'),
    SHOWN,
  );
