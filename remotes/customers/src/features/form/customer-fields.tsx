import type { CustomerScreenInput, CustomerScreenValues } from '@fm/domain/customer';
import type { Control, UseFormReturn } from '@fm/ui/form';
import { BillingSection } from './billing-section';
import { ContactsSection } from './contacts-section';
import { CustomerSection } from './customer-section';
import { DuplicateFinder } from './duplicates/duplicate-finder';
import { NotesSection } from './notes-section';
import { ReachSection } from './reach-section';
import { SitesSection } from './sites-section';

/** The fields' tie to the customer form. */
export interface CustomerSectionProps {
  readonly control: Control<CustomerScreenInput, unknown, CustomerScreenValues>;
}

interface CustomerFieldsProps {
  /** The customer being edited; undefined for a new one. */
  readonly id: string | undefined;
  readonly form: UseFormReturn<CustomerScreenInput, unknown, CustomerScreenValues>;
}

/** Everything one enters about a customer, to create and to edit. */
export const CustomerFields = ({ id, form: { control, setValue, trigger } }: CustomerFieldsProps) => (
  <DuplicateFinder control={control} ownId={id}>
    <CustomerSection control={control} />
    <ReachSection control={control} />
    <SitesSection control={control} />
    <ContactsSection control={control} setValue={setValue} />
    <BillingSection control={control} trigger={trigger} />
    <NotesSection control={control} />
  </DuplicateFinder>
);
