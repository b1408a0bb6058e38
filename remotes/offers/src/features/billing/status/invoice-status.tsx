import { useToday } from '@fm/data';
import { INVOICE_STATUS_LABELS, type Invoice, type InvoiceStatus } from '@fm/domain/invoice';
import { Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<InvoiceStatus, Omit<StatusProps, 'label'>>> = {
  draft: { tone: 'neutral' },
  approved: { tone: 'info' },
  paid: { tone: 'success', shape: 'dot' },
  cancelled: { tone: 'neutral', shape: 'cross' },
};

/** How far an invoice is. One that should have been paid already says so. */
export function InvoiceStatusMark({
  invoice,
}: {
  readonly invoice: Pick<Invoice, 'status' | 'sort' | 'dueDate'>;
}) {
  const { status, sort, dueDate } = invoice;
  const day = useToday();
  const isLate = status === 'approved' && sort === 'invoice' && (dueDate ?? '') < day;
  return isLate ? (
    <Status tone="danger" label="Overdue" />
  ) : (
    <Status {...looks[status]} label={INVOICE_STATUS_LABELS[status]} />
  );
}
