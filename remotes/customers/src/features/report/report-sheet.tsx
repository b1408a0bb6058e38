import { addressLine } from '@fm/domain/address';
import { DAY } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_STATUS_LABELS,
  type Customer,
  type NextStep,
} from '@fm/domain/customer';
import { EVENT_KIND_LABELS, type EventKind } from '@fm/domain/event';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { formatCounted, formatDay, formatInstant, formatNumber } from '@fm/ui';
import { BarChart } from '@fm/ui/chart';
import { HISTORY_ENTRY } from '@fm/ui/history';
import { PrintFacts, PrintSection, PrintSheet } from '@fm/ui/print';
import { type HistoryView, SUBJECT_LABELS, type Subject } from '../history/history-view';
import { periodOf } from '../history/period';
import type { MonthCount } from './api/completed-per-month';
import type { ReportData } from './api/report-data';
import { HistoryTable } from './history-table';
import { OpenWork } from './open-work';
import { ContactTable, SiteTable } from './part-tables';
import css from './report.module.css';

interface ReportSheetProps {
  readonly customer: Stored<Customer>;
  readonly data: ReportData;
  readonly steps: readonly NextStep[];
  readonly months: readonly MonthCount[];
  readonly filter: HistoryView['filter'];
}

/** Everything about a customer on paper: who they are, what waits, what is open, what happened. */
export function ReportSheet({ customer, data, steps, months, filter }: ReportSheetProps) {
  const { companyTitle, session } = useHost();
  const { parts, entries, entriesLeftOut } = data;
  return (
    <PrintSheet
      company={companyTitle}
      title="Customer report"
      subject={customer.name}
      about={customer.number}
      made={[
        `Printed ${formatInstant(new Date(), COMPANY.timezone)}`,
        `by ${session.name}`,
        'For internal use',
      ]}
    >
      <CustomerFacts customer={customer} />
      <PrintSection title="What to do next">
        <StepList steps={steps} />
      </PrintSection>
      <OpenWork data={data} />
      <PrintSection title="Sites" note={formatNumber(parts.sites.length)}>
        <SiteTable sites={parts.sites} />
      </PrintSection>
      <PrintSection title="Contacts" note={formatNumber(parts.contacts.length)}>
        <ContactTable contacts={parts.contacts} />
      </PrintSection>
      <PrintSection title="Work done">
        <BarChart
          caption="Work orders completed in each of the last twelve months"
          labelled="Month"
          points={months.map(({ month, count }) => ({ label: monthName(month), value: count }))}
        />
      </PrintSection>
      <PrintSection title="History" note={historyText(filter, entries.length, entriesLeftOut)}>
        {entries.length === 0 ? <p>Nothing happened.</p> : <HistoryTable entries={entries} />}
      </PrintSection>
    </PrintSheet>
  );
}

const OLDER = { one: 'older one', many: 'older ones' };

const monthName = (month: string) => formatDay(month, 'month');

/** What of the history is printed: "From 1 Nov 2026 to 30 Nov 2026 · Notes · 12 entries, 4 older ones left out". */
function historyText(filter: HistoryView['filter'], shown: number, leftOut: number | undefined): string {
  const { from, to } = periodOf(filter);
  const older = leftOut === undefined ? 'older ones' : formatCounted(leftOut, OLDER);
  return [
    [from && `from ${formatDay(from)}`, to && `to ${formatDay(to)}`].filter(Boolean).join(' '),
    filter.about && SUBJECT_LABELS[filter.about as Subject],
    filter.kind && EVENT_KIND_LABELS[filter.kind as EventKind],
    `${formatCounted(shown, HISTORY_ENTRY)}${leftOut === 0 ? '' : `, ${older} left out`}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The same steps as on the screen, as text. */
const StepList = ({ steps }: { readonly steps: readonly NextStep[] }) =>
  steps.length === 0 ? (
    <p>Nothing is waiting.</p>
  ) : (
    <ol className={css.steps}>
      {steps.map(({ kind, title, why, records = [] }) => (
        <li key={kind}>
          <strong>{title}</strong>
          {why && <p dir="auto">{why}</p>}
          {records.map((record) => (
            <p key={record.id}>
              <bdi>{record.name}</bdi>: {record.why}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );

/** Who the customer is. */
const CustomerFacts = ({ customer }: { readonly customer: Customer }) => (
  <PrintFacts
    items={[
      { term: 'Kind', value: CUSTOMER_KIND_LABELS[customer.kind] },
      {
        term: 'Status',
        value: [CUSTOMER_STATUS_LABELS[customer.status], customer.statusReason].filter(Boolean).join(': '),
      },
      { term: 'Account manager', value: customer.accountManagerRef?.name },
      { term: 'Contract until', value: customer.contractEnd && formatDay(customer.contractEnd) },
      { term: 'Telephone', value: customer.phone },
      { term: 'E-mail', value: customer.email },
      { term: 'Website', value: customer.website },
      { term: 'Tax number', value: customer.taxId },
      { term: 'Billing address', value: customer.billing && addressLine(customer.billing) },
      { term: 'Billing e-mail', value: customer.billingEmail },
      {
        term: 'Payment',
        value: `within ${formatCounted(customer.paymentDays, DAY)}, in ${customer.currency}`,
      },
      { term: 'Tags', value: customer.tags.join(', ') },
      { term: 'Notes', value: customer.notes },
    ]}
  />
);
