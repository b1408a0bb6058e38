import type { CsvColumn } from '@fm/data';
import { LOST_REASON_LABELS, OFFER_STATUS_LABELS, type Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';

const amount = (minor: number): number => minor / 100;

/** What a file says of each of them. */
export const offerCsv: readonly CsvColumn<Stored<Offer>>[] = [
  { header: 'Number', value: ({ number }) => number },
  { header: 'Version', value: ({ version }) => version },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Status', value: ({ status }) => OFFER_STATUS_LABELS[status] },
  { header: 'Customer', value: ({ customerRef }) => customerRef.name },
  { header: 'Site', value: ({ siteRef }) => siteRef?.name },
  { header: 'Contact', value: ({ contactRef }) => contactRef?.name },
  { header: 'Responsible', value: ({ ownerRef }) => ownerRef?.name },
  { header: 'Issued', value: ({ issueDate }) => issueDate },
  { header: 'Valid until', value: ({ validUntil }) => validUntil },
  { header: 'Currency', priced: true, value: ({ currency }) => currency },
  { header: 'Net', priced: true, value: ({ netMinor }) => amount(netMinor) },
  { header: 'Discount', priced: true, value: ({ discountMinor }) => amount(discountMinor) },
  {
    header: 'Tax',
    priced: true,
    value: ({ taxByRate }) =>
      amount(Object.values(taxByRate).reduce((sum, { taxMinor }) => sum + taxMinor, 0)),
  },
  { header: 'Gross', priced: true, value: ({ grossMinor }) => amount(grossMinor) },
  {
    header: 'Margin (%)',
    priced: true,
    value: ({ marginBp }) => (marginBp === undefined ? undefined : marginBp / 100),
  },
  { header: 'Lines', value: ({ lines }) => Object.keys(lines).length },
  { header: 'Payment days', value: ({ paymentDays }) => paymentDays },
  { header: 'Sent', value: ({ sentAt }) => sentAt?.toISOString() },
  { header: 'Decided', value: ({ decidedOn }) => decidedOn },
  { header: 'Decided by', value: ({ decidedByName }) => decidedByName },
  { header: 'Lost because', value: ({ lostReason }) => lostReason && LOST_REASON_LABELS[lostReason] },
  { header: 'Note on the loss', value: ({ lostNote }) => lostNote },
  { header: 'Follow up on', value: ({ nextFollowUpOn }) => nextFollowUpOn },
  { header: 'Changed', value: ({ updatedAt }) => updatedAt.toISOString() },
];
