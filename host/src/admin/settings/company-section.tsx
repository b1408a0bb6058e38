import { COUNTRIES } from '@fm/domain/address';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import type { SettingsSectionProps } from './section-props';

const countries = COUNTRIES.map(({ code, name }) => ({ id: code as string, label: name }));

/** What the company is called and where it is. */
export const CompanySection = ({ control }: SettingsSectionProps) => (
  <FormSection title="Company" hint="The name stands at the top of every page, on papers and in mails.">
    <FormWide>
      <Field control={control} name="name" label="Name">
        {(field) => <TextField {...field} required autoComplete="organization" />}
      </Field>
    </FormWide>
    <Field control={control} name="address.line1" label="Street and number">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="address.line2" label="Address line 2">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="address.postcode" label="Postcode">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="address.city" label="Town">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="address.country" label="Country">
      {(field) => <SelectField {...field} options={countries} required />}
    </Field>
  </FormSection>
);
