import type { Letterhead } from '@fm/domain/company';
import type { Invoice } from '@fm/domain/invoice';

/** What the document of an invoice or a credit note is made from, as it was read. */
export interface InvoiceDocumentInput {
  /** As stored and sound: parsed with `invoiceSchema`, and its number. Says its language itself. */
  readonly invoice: Invoice & { readonly number?: string | undefined };
  readonly customerNumber?: string | undefined;
  /** `COMPANY` once the settings were read. An approved invoice says its sender itself; logo and foot are from here. */
  readonly company: Letterhead & { readonly name: string };
}
