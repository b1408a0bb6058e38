import { type AskedView, equal, type Narrow } from '@fm/data';
import type { Invoice } from '@fm/domain/invoice';

export type InvoiceSortColumn = 'changed';
export type InvoiceFilter = 'status' | 'billedTo';
type InvoiceView = AskedView<InvoiceFilter, InvoiceSortColumn>;

/** Invoices and credit notes that fit every filter, those changed last first. Not by the day they are due: that would leave out drafts, which have none. */
export const invoicesQuery =
  ({ filter, sort }: InvoiceView): Narrow<Invoice> =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .apply(equal('status', filter.status))
      .apply(equal('customerRef.id', filter.billedTo))
      .orderBy('updatedAt', sort.direction);
