import type { InvoiceInput, InvoiceValues } from '@fm/domain/invoice';
import type { Control } from '@fm/ui/form';

/** The fields' tie to the form of a draft. */
export type InvoiceControl = Control<InvoiceInput, unknown, InvoiceValues>;
