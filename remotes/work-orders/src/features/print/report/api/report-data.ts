import { useLiveRecord } from '@fm/data';
import { useAttachments } from '@fm/data/attachments';
import { customers } from '@fm/domain/customer';
import { jobOf } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useOrderAssets } from '../../../order/assets/api/order-assets';
import { useLabour } from '../../../work/labour/api/labour';

/** Entries of time on one report. */
export const MOST_ENTRIES = 100;

/** What a work report tells beside the order itself, live: the customer, the site, its assets, the time spent
 * and the files. */
export function useReportData(order: Stored<WorkOrder>) {
  const customer = useLiveRecord(customers, order.customerRef.id);
  const site = useLiveRecord(sites, order.siteRef.id);
  const labour = useLabour(jobOf(order), MOST_ENTRIES);
  const orderAssets = useOrderAssets(order);
  const files = useAttachments({ type: workOrders.type, id: order.id });
  const hasAssets = (order.assetIds ?? []).length > 0;
  const all = [customer, site, labour, files, ...(hasAssets ? [orderAssets] : [])];
  const failed = all.find((one) => one.status === 'failed');
  const isReady = all.every(({ status }) => status === 'ready' || status === 'missing');
  return {
    data: isReady
      ? {
          customer: customer.status === 'ready' ? customer.record : undefined,
          site: site.status === 'ready' ? site.record : undefined,
          entries: labour.rows,
          files: files.rows,
          assets: orderAssets.rows,
        }
      : undefined,
    failure: failed && 'failure' in failed ? failed.failure : undefined,
    retry: () => {
      for (const one of all) if (one.status === 'failed') one.retry();
    },
  };
}

export type ReportData = NonNullable<ReturnType<typeof useReportData>['data']>;
