import type { CustomerScreenInput, CustomerScreenValues } from '@fm/domain/customer';
import type { Control } from '@fm/ui/form';

/** The tie of a section's fields to the customer form. */
export interface CustomerSectionProps {
  readonly control: Control<CustomerScreenInput, unknown, CustomerScreenValues>;
}
