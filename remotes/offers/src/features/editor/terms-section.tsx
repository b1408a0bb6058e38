import { TAX_MODE_LABELS, TAX_MODES } from '@fm/domain/offer';
import { FormSection, NumberField, RadioGroup } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field } from '@fm/ui/form';
import { optionsOf } from '@fm/ui/select';
import type { OfferControl } from './offer-form-state';

const taxModes = optionsOf(TAX_MODES, TAX_MODE_LABELS);

/** Until when the offer holds, and how its prices are meant. */
export const TermsSection = ({ control }: { readonly control: OfferControl }) => (
  <FormSection title="Terms">
    <Field control={control} name="issueDate" label="Date of the offer">
      {(field) => <DateField {...field} required />}
    </Field>
    <Field control={control} name="validUntil" label="Valid until">
      {(field) => <DateField {...field} required />}
    </Field>
    <Field control={control} name="paymentDays" label="Payment within">
      {(field) => <NumberField {...field} unit="days" required />}
    </Field>
    <Field control={control} name="taxMode" label="Prices">
      {(field) => <RadioGroup {...field} options={taxModes} />}
    </Field>
  </FormSection>
);
