import { ZERO_TAX_LABELS, ZERO_TAXES } from '@fm/domain/invoice';
import { TextField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import type { InvoiceControl } from './invoice-control';

const reasons = optionsOf(ZERO_TAXES, ZERO_TAX_LABELS);

/** Why positions have no tax; nothing where all of them have one. */
export function ZeroTaxFields({ control }: { readonly control: InvoiceControl }) {
  const [positions, zeroTax] = useWatch({ control, name: ['positions', 'zeroTax'] });
  if (!positions.some(({ taxBp }) => taxBp === 0)) return null;
  return (
    <>
      <Field control={control} name="zeroTax" label="Positions at 0 %">
        {(field) => <SelectField {...field} required options={reasons} />}
      </Field>
      {zeroTax === 'exempt' && (
        <Field control={control} name="zeroTaxReason" label="Exempt by">
          {(field) => <TextField {...field} required hint="As in § 19 UStG; stands on the invoice" />}
        </Field>
      )}
    </>
  );
}
