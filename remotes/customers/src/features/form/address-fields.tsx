import { COUNTRIES } from '@fm/domain/address';
import { TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import type { CustomerSectionProps } from './section-props';

const countries = COUNTRIES.map(({ code, name }) => ({ id: code, label: name }));

interface AddressFieldsProps extends CustomerSectionProps {
  readonly name: 'billing' | `sites.${number}.address`;
  /** The address must be filled in. */
  readonly required?: boolean;
  /** Told when another country was chosen, once the form holds it. */
  readonly onCountry?: () => void;
}

/** A postal address. */
export const AddressFields = ({ control, name, required = false, onCountry }: AddressFieldsProps) => (
  <>
    <Field control={control} name={`${name}.line1`} label="Street and number">
      {(field) => <TextField {...field} required={required} />}
    </Field>
    <Field control={control} name={`${name}.line2`} label="Address line 2">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name={`${name}.postcode`} label="Postcode">
      {(field) => <TextField {...field} required={required} />}
    </Field>
    <Field control={control} name={`${name}.city`} label="Town">
      {(field) => <TextField {...field} required={required} />}
    </Field>
    <Field control={control} name={`${name}.country`} label="Country">
      {(field) => (
        <SelectField
          {...field}
          options={countries}
          required={required}
          onChange={(code) => {
            field.onChange(code);
            onCountry?.();
          }}
        />
      )}
    </Field>
  </>
);
