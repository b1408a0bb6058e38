import { addressLine } from '@fm/domain/address';
import type { Ref } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { PrintFacts } from '@fm/ui/print';
import type { ReportData } from './api/report-data';
import type { ReportLanguage } from './report-language';
import type { ReportTexts } from './texts';

interface OrderFactsProps extends ReportLanguage {
  readonly order: WorkOrder;
  readonly data: ReportData;
}

/** For whom, where, by whom and when; times are those at the site. */
export function OrderFacts({ order, data: { customer, site, assets }, words, formats }: OrderFactsProps) {
  const at = (moment: Date | undefined) => moment && formats.instant(moment, order.timezone);
  return (
    <PrintFacts
      items={[
        {
          term: words.customer,
          value: [order.customerRef.name, customer?.billing && addressLine(customer.billing)]
            .filter(Boolean)
            .join('\n'),
        },
        {
          term: words.site,
          value: [order.siteRef.name, site && addressLine(site.address)].filter(Boolean).join('\n'),
        },
        {
          term: words.assets,
          value: (order.assetRefs ?? []).map((one) => named(one, assets, words)).join('\n'),
        },
        { term: words.contact, value: order.contactRef?.name },
        { term: words.requestedBy, value: order.requestedBy },
        { term: words.type, value: words.types[order.type] },
        { term: words.planned, value: at(order.plannedStart) },
        { term: words.lead, value: order.leadName },
        { term: words.started, value: at(order.startedAt) },
        { term: words.crew, value: order.crewRefs.map(({ name }) => name).join(', ') },
        { term: words.completed, value: at(order.completedAt) },
      ]}
    />
  );
}

/** As a plate on the asset has it: "Lift 1, serial no. 47-11". */
function named({ id, name }: Ref, assets: ReportData['assets'], words: ReportTexts): string {
  const asset = assets.find((one) => one.id === id);
  return [asset?.name ?? name, asset?.serialNo && `${words.serialNo} ${asset.serialNo}`]
    .filter(Boolean)
    .join(', ');
}
