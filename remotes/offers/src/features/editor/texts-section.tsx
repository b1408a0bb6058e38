import { FormSection, FormWide, TextArea } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { OfferControl } from './offer-form-state';

/** What stands before and after the lines. */
export const TextsSection = ({ control }: { readonly control: OfferControl }) => (
  <FormSection title="Texts">
    <FormWide>
      <Field control={control} name="intro" label="Before the lines">
        {(field) => <TextArea {...field} rows={2} hint="What was talked about, what this offer answers." />}
      </Field>
    </FormWide>
    <FormWide>
      <Field control={control} name="terms" label="After the totals">
        {(field) => <TextArea {...field} rows={2} hint="Conditions, warranty, when work can begin." />}
      </Field>
    </FormWide>
  </FormSection>
);
