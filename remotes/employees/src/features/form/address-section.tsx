import { COUNTRIES } from '@fm/domain/address';
import { FormSection, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import type { EmployeeSectionProps } from './employee-fields';

const countries = COUNTRIES.map(({ code, name }) => ({ id: code, label: name }));

/** Where they live. */
export const AddressSection = ({ control }: EmployeeSectionProps) => (
  <FormSection title="Home address" hint="For letters. Seen by the office alone.">
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
      {(field) => <SelectField {...field} options={countries} />}
    </Field>
  </FormSection>
);
