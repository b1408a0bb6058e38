import { type CustomerScreenInput, type CustomerScreenValues, taxIdExample } from '@fm/domain/customer';
import { FormSection, FormWide, NumberField, PhoneField, TextArea, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field, type UseFormReturn, useFormState, useWatch } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import { AddressFields } from './address-fields';
import { CURRENCIES, LANGUAGES } from './choices';
import { ContactsSection } from './contacts-section';
import { CustomerSection } from './customer-section';
import { DuplicateFinder } from './duplicates/duplicate-finder';
import { DuplicateNotice } from './duplicates/duplicate-notice';
import type { CustomerSectionProps } from './section-props';
import { SitesSection } from './sites-section';

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
    <ContactsSection control={control} customerId={id} setValue={setValue} />
    <BillingSection control={control} trigger={trigger} />
    <NotesSection control={control} />
  </DuplicateFinder>
);

/** What colleagues should know. */
const NotesSection = ({ control }: CustomerSectionProps) => (
  <FormSection title="Notes" hint="For colleagues; the customer never sees them.">
    <FormWide>
      <Field control={control} name="notes" label="Notes">
        {(field) => <TextArea {...field} rows={4} />}
      </Field>
    </FormWide>
  </FormSection>
);

/** How to reach the customer as such; people have their own lines below. */
const ReachSection = ({ control }: CustomerSectionProps) => (
  <FormSection title="Contact details" hint="The switchboard, not a person: people are under contacts.">
    <DuplicateNotice by="email">
      <Field control={control} name="email" label="E-mail">
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </Field>
    </DuplicateNotice>
    <DuplicateNotice by="phoneKey">
      <Field control={control} name="phone" label="Phone">
        {(field) => <PhoneField {...field} />}
      </Field>
    </DuplicateNotice>
    <FormWide>
      <Field control={control} name="website" label="Website">
        {(field) => <TextField {...field} type="url" autoComplete="off" />}
      </Field>
    </FormWide>
  </FormSection>
);

/** Where the invoice goes, and on which terms. */
function BillingSection({ control, trigger }: BillingSectionProps) {
  const wrong = useFormState({ control, name: 'taxId' }).errors.taxId !== undefined;
  return (
    <FormSection title="Billing" hint="Where invoices go, and on which terms.">
      {/* What was wrong for one country may be right for another. */}
      <AddressFields control={control} name="billing" onCountry={() => wrong && void trigger('taxId')} />
      <Field control={control} name="billingEmail" label="E-mail for invoices">
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </Field>
      <DuplicateNotice by="taxId">
        <TaxIdField control={control} />
      </DuplicateNotice>
      <Field control={control} name="paymentDays" label="Payment term">
        {(field) => <NumberField {...field} unit="days" required />}
      </Field>
      <Field control={control} name="currency" label="Currency">
        {(field) => <SelectField {...field} options={CURRENCIES} required />}
      </Field>
      <Field control={control} name="language" label="Language of documents">
        {(field) => <SelectField {...field} options={LANGUAGES} required />}
      </Field>
      <Field control={control} name="contractEnd" label="Contract ends on">
        {(field) => <DateField {...field} />}
      </Field>
    </FormSection>
  );
}

interface BillingSectionProps extends CustomerSectionProps {
  readonly trigger: UseFormReturn<CustomerScreenInput, unknown, CustomerScreenValues>['trigger'];
}

/** The tax number, checked by the country of the address. */
function TaxIdField({ control }: CustomerSectionProps) {
  const country = useWatch({ control, name: 'billing.country' });
  const example = taxIdExample(country);
  return (
    <Field control={control} name="taxId" label="Tax number">
      {(field) => (
        <TextField
          {...field}
          spellCheck={false}
          autoComplete="off"
          hint={example ? `Such as ${example}` : 'As the country of the address writes it'}
        />
      )}
    </Field>
  );
}
