import { COMPANY } from '@fm/domain/company';
import type { LabourRates } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { linesInOrder, usedLines, type WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { PrintSection, PrintSheet } from '@fm/ui/print';
import { AccountFacts } from './account-facts';
import { MOST_ENTRIES, type ReportData } from './api/report-data';
import { CostTable } from './cost-table';
import { formatsOf } from './formats';
import { labourCosts } from './labour-costs';
import { LabourTable } from './labour-table';
import { OrderFacts } from './order-facts';
import { partCosts } from './part-costs';
import { PartTable } from './part-table';
import { REPORT_WORDS } from './words';

interface InternalSheetProps {
  readonly order: Stored<WorkOrder>;
  readonly data: ReportData;
  readonly rates: LabourRates;
}

// Colleagues read it: in the language of the app.
const SAID = { words: REPORT_WORDS.en, formats: formatsOf('en') };

/** What a job cost and brings in, line by line: for those who may know what people cost. */
export function InternalSheet({ order, data, rates }: InternalSheetProps) {
  const { companyTitle, session } = useHost();
  const { formats } = SAID;
  const used = usedLines(order);
  const parts = linesInOrder(used.parts);
  const costs = linesInOrder(used.costs);
  return (
    <PrintSheet
      company={companyTitle}
      title="Cost report"
      subject={order.title}
      about={[order.number, order.customerRef.name, order.siteRef.name].filter(Boolean).join(' · ')}
      made={[`Internal, printed ${formats.instant(new Date(), COMPANY.timezone)}`, session.name]}
      language="en"
    >
      <OrderFacts order={order} data={data} {...SAID} />
      <PrintSection title="Offered, done and cost" note="without tax">
        <AccountFacts order={order} entries={data.entries} rates={rates} />
      </PrintSection>
      {data.entries.length > 0 && (
        <PrintSection
          title="Time spent"
          note={data.entries.length < MOST_ENTRIES ? undefined : SAID.words.latest(MOST_ENTRIES)}
        >
          <LabourTable
            entries={data.entries}
            timezone={order.timezone}
            money={labourCosts(data.entries, rates)}
            {...SAID}
          />
        </PrintSection>
      )}
      {parts.length > 0 && (
        <PrintSection title={SAID.words.parts}>
          <PartTable parts={parts} money={partCosts(used)} {...SAID} />
        </PrintSection>
      )}
      {costs.length > 0 && (
        <PrintSection title="Other costs">
          <CostTable costs={costs} />
        </PrintSection>
      )}
    </PrintSheet>
  );
}
