import { customerAddress, invoiceAddress, workOrderAddress } from '@fm/contract/addresses';
import { addressLine } from '@fm/domain/address';
import {
  INVOICE_SORT_LABELS,
  type Invoice,
  invoices,
  invoiceTotals,
  positionsInOrder,
  ZERO_TAX_LABELS,
  type ZeroTax,
  zeroTaxOf,
} from '@fm/domain/invoice';
import { lineNetMinor } from '@fm/domain/offer-arithmetic';
import type { Ref, Stored } from '@fm/domain/record';
import { HistoryPanel } from '@fm/screens/record';
import { TransitionBar } from '@fm/screens/transitions';
import {
  DescriptionList,
  formatDay,
  formatInstant,
  formatMoney,
  formatPercent,
  formatQuantity,
  Notice,
  Page,
  type PageProps,
  Panel,
  TextLink,
} from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { useMemo } from 'react';
import { PdfButton } from '../../document/pdf-button';
import { TotalsTable } from '../../totals/totals-table';
import css from '../billing.module.css';
import { InvoiceStatusMark } from '../status/invoice-status';
import { EInvoiceButton } from './e-invoice-button';
import { invoiceTransitionScreen } from './invoice-transition-screen';
import { SendInvoice } from './send-invoice';
import { XRechnungNote } from './x-rechnung-note';

interface InvoiceSheetProps {
  readonly invoice: Stored<Invoice>;
  readonly back: NonNullable<PageProps['back']>;
}

/** An invoice or a credit note as it stands: nothing on it can be changed. */
export const InvoiceSheet = ({ invoice, back }: InvoiceSheetProps) => (
  <Page
    title={invoice.title}
    subtitle={[INVOICE_SORT_LABELS[invoice.sort], invoice.number].filter(Boolean).join(' · ')}
    status={<InvoiceStatusMark invoice={invoice} />}
    actions={
      invoice.number !== undefined && (
        <>
          <PdfButton of="invoice" id={invoice.id} />
          <EInvoiceButton invoice={invoice} />
          <SendInvoice invoice={invoice} />
        </>
      )
    }
    back={back}
  >
    {invoice.trashed ? (
      <Notice>This draft was discarded. Its work orders are ready to bill again.</Notice>
    ) : (
      <TransitionBar screen={invoiceTransitionScreen} record={invoice} />
    )}
    <Facts invoice={invoice} />
    {invoice.number !== undefined && <XRechnungNote invoice={invoice} />}
    {invoice.intro && <p>{invoice.intro}</p>}
    <Panel title="Positions" count={Object.keys(invoice.positions).length}>
      <PositionTable invoice={invoice} />
    </Panel>
    <div className={css.figures}>
      <TotalsTable
        totals={invoiceTotals(invoice.positions)}
        taxMode="exclusive"
        discount={{ kind: 'none' }}
        currency={invoice.currency}
      />
    </div>
    <HistoryPanel kind={invoices} record={invoice} mayEdit={false} />
  </Page>
);

const zeroTaxText = (zeroTax: ZeroTax, reason: string | undefined): string =>
  reason === undefined ? ZERO_TAX_LABELS[zeroTax] : `${ZERO_TAX_LABELS[zeroTax]}: ${reason}`;

/** The days of the work, one where it was done on one. */
const periodText = ({ periodFrom, periodTo }: Pick<Invoice, 'periodFrom' | 'periodTo'>): string =>
  periodFrom === periodTo ? formatDay(periodFrom) : `${formatDay(periodFrom)} – ${formatDay(periodTo)}`;

/** What there is to say of an invoice; what it is not, or not yet, goes without saying. */
function Facts({ invoice }: { readonly invoice: Invoice }) {
  const { recipient, creditsRef, creditedByRef, customerRef, sentAt, sentTo } = invoice;
  const zeroTax = zeroTaxOf(invoice);
  const other = (ref: Ref) => <TextLink to={invoiceAddress.edit(ref.id)}>{ref.name}</TextLink>;
  return (
    <DescriptionList
      items={[
        {
          term: 'Customer',
          value: <TextLink to={customerAddress.record(customerRef.id)}>{recipient.name}</TextLink>,
        },
        { term: 'Billing address', value: recipient.address && addressLine(recipient.address) },
        { term: 'Their reference', value: invoice.buyerReference },
        { term: 'Date', value: invoice.issueDate && formatDay(invoice.issueDate) },
        { term: 'Work done', value: periodText(invoice) },
        { term: 'Due', value: invoice.dueDate && formatDay(invoice.dueDate) },
        { term: 'Mailed', value: sentAt && `${formatInstant(sentAt)}, to ${sentTo}` },
        ...(invoice.paidOn ? [{ term: 'Paid on', value: formatDay(invoice.paidOn) }] : []),
        ...(zeroTax
          ? [{ term: 'Positions at 0 %', value: zeroTaxText(zeroTax, invoice.zeroTaxReason) }]
          : []),
        ...(creditsRef ? [{ term: 'Takes back', value: other(creditsRef) }] : []),
        ...(creditedByRef ? [{ term: 'Taken back by', value: other(creditedByRef) }] : []),
        {
          term: 'Work orders',
          value: invoice.orderRefs.length > 0 && (
            <ul>
              {invoice.orderRefs.map(({ id, name }) => (
                <li key={id}>
                  <TextLink to={workOrderAddress.record(id)}>{name}</TextLink>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

type Row = ReturnType<typeof positionsInOrder>[number] & { readonly currency: string };

const columns: readonly Column<Row>[] = [
  { id: 'text', header: 'Position', cell: ({ text }) => <span dir="auto">{text}</span> },
  {
    id: 'qty',
    header: 'Quantity',
    align: 'end',
    cell: ({ qtyMilli, unit }) => `${formatQuantity(qtyMilli)} ${unit}`.trim(),
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ unitMinor, currency }) => formatMoney(unitMinor, currency),
  },
  {
    id: 'discount',
    header: 'Discount',
    align: 'end',
    cell: ({ discountBp }) => discountBp > 0 && formatPercent(discountBp),
  },
  { id: 'tax', header: 'Tax', align: 'end', cell: ({ taxBp }) => formatPercent(taxBp) },
  { id: 'total', header: 'Total', align: 'end', cell: (row) => formatMoney(lineNetMinor(row), row.currency) },
];

function PositionTable({ invoice: { positions, currency } }: { readonly invoice: Invoice }) {
  const rows = useMemo(
    () => positionsInOrder(positions).map((position) => ({ ...position, currency })),
    [positions, currency],
  );
  return <DataTable caption="Positions" columns={columns} rows={rows} />;
}
