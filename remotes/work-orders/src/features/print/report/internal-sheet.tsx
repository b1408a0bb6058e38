import { COMPANY } from '@fm/domain/company';
import { type Labour, type LabourRates, labourCostMinor, labourTotals } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import {
  linesInOrder,
  lineTotals,
  type OrderCost,
  type OrderPart,
  partBillMinor,
  partCostMinor,
  usedLines,
  type WorkOrder,
} from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { PrintSection, PrintSheet, PrintTable } from '@fm/ui/print';
import { AccountFacts } from './account-facts';
import { MOST_ENTRIES, type ReportData } from './api/report-data';
import { formatsOf } from './formats';
import { LabourTable } from './labour-table';
import { type MoneyColumns, money, moneyColumn } from './money-columns';
import { OrderFacts } from './order-facts';
import { PartTable } from './part-table';
import { REPORT_TEXTS } from './texts';

interface InternalSheetProps {
  readonly order: Stored<WorkOrder>;
  readonly data: ReportData;
  readonly rates: LabourRates;
}

// Colleagues read it: in the language of the app.
const SAID = { words: REPORT_TEXTS.en, formats: formatsOf('en') };

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

/** What each part costs and is billed at. */
function partCosts({ parts }: Pick<WorkOrder, 'parts'>): MoneyColumns<OrderPart> {
  const { partsCostMinor, billMinor } = lineTotals({ parts });
  return {
    columns: [moneyColumn('cost', 'Cost', partCostMinor), moneyColumn('billed', 'Billed', partBillMinor)],
    sums: { cost: money(partsCostMinor), billed: money(billMinor) },
  };
}

type Entry = Stored<Labour>;

/** What an hour of each entry costs, what the entry costs, and what it is billed at. Breaks cost nothing. */
function labourCosts(entries: readonly Entry[], { rates, billRates = {} }: LabourRates): MoneyColumns<Entry> {
  const { costMinor, billMinor } = labourTotals(entries, { rates, billRates });
  const at = (entry: Entry, rateMinor: number | undefined) =>
    entry.kind === 'break' ? 0 : rateMinor === undefined ? undefined : labourCostMinor(entry, rateMinor);
  return {
    columns: [
      moneyColumn('rate', 'Rate', ({ id, kind }) => (kind === 'break' ? 0 : rates[id])),
      moneyColumn('cost', 'Cost', (entry) => at(entry, rates[entry.id])),
      moneyColumn('billed', 'Billed', (entry) => (entry.billable ? at(entry, billRates[entry.id]) : 0)),
    ],
    sums: { cost: money(costMinor), billed: money(billMinor) },
  };
}

type Cost = OrderCost & { readonly id: string };

interface CostTableProps {
  readonly costs: readonly Cost[];
}

/** Whatever else a job cost, and what of it is billed. */
function CostTable({ costs }: CostTableProps) {
  const { otherCostMinor, billMinor } = lineTotals({
    costs: Object.fromEntries(costs.map((cost) => [cost.id, cost])),
  });
  return (
    <PrintTable
      caption="Other costs"
      rows={costs}
      rowKey={({ id }) => id}
      columns={[
        { id: 'what', header: 'What', cell: ({ label }) => <bdi>{label}</bdi> },
        moneyColumn<Cost>('cost', 'Cost', ({ amountMinor }) => amountMinor),
        moneyColumn<Cost>('billed', 'Billed', ({ amountMinor, billable }) => (billable ? amountMinor : 0)),
      ]}
      sum={{ label: 'Total', values: { cost: money(otherCostMinor), billed: money(billMinor) } }}
    />
  );
}
