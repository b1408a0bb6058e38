import { FormSection, NumberField, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import { AddressFields } from './address-fields';
import { CURRENCIES, LANGUAGES } from './choices';
import { DuplicateNotice } from './duplicates/duplicate-notice';
import { TaxIdField, type TaxIdFieldProps } from './tax-id-field';

/** Where the invoice goes, and on which terms. */
export const BillingSection = ({ control, trigger }: TaxIdFieldProps) => (
  <FormSection title="Billing" hint="Where invoices go, and on which terms.">
    <AddressFields control={control} name="billing" />
    <Field control={control} name="billingEmail" label="E-mail for invoices">
      {(field) => <TextField {...field} type="email" autoComplete="off" />}
    </Field>
    <DuplicateNotice by="taxId">
      <TaxIdField control={control} trigger={trigger} />
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
