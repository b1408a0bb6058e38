import type { CustomerScreenInput, CustomerScreenValues } from '@fm/domain/customer';
import { taxIdExample } from '@fm/domain/customer';
import { TextField } from '@fm/ui';
import { Field, type UseFormReturn, useFormState, useWatch } from '@fm/ui/form';
import { useEffect } from 'react';
import type { CustomerSectionProps } from './customer-fields';

export interface TaxIdFieldProps extends CustomerSectionProps {
  readonly trigger: UseFormReturn<CustomerScreenInput, unknown, CustomerScreenValues>['trigger'];
}

/** The tax number, checked by the country of the address. */
export function TaxIdField({ control, trigger }: TaxIdFieldProps) {
  const country = useWatch({ control, name: 'billing.country' });
  const wrong = useFormState({ control, name: 'taxId' }).errors.taxId !== undefined;
  // What was wrong for one country may be right for another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the country changes, not when the answer does
  useEffect(() => {
    if (wrong) void trigger('taxId');
  }, [country]);
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
