import { DISCOUNT_KIND_LABELS, type Discount } from '@fm/domain/offer';
import { MoneyField, PercentField, RadioGroup } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import type { OfferFormState } from '../editor/offer-form-state';

const kinds = (['none', 'share', 'amount'] as const).map((id) => ({ id, label: DISCOUNT_KIND_LABELS[id] }));

const STARTS: Readonly<Record<Discount['kind'], Discount>> = {
  none: { kind: 'none' },
  share: { kind: 'share', bp: 0 },
  amount: { kind: 'amount', amountMinor: 0 },
};

/** Off the whole offer: nothing, a share, or an amount. */
export function DiscountFields({ form }: { readonly form: OfferFormState }) {
  const { control, setValue } = form;
  const [kind, currency] = useWatch({ control, name: ['discount.kind', 'currency'] });
  return (
    <>
      <RadioGroup
        label="Discount on the whole offer"
        options={kinds}
        value={kind}
        onChange={(chosen) => setValue('discount', STARTS[chosen], { shouldDirty: true })}
      />
      {kind === 'share' && (
        <Field control={control} name="discount.bp" label="Discount in percent">
          {(field) => <PercentField {...field} />}
        </Field>
      )}
      {kind === 'amount' && (
        <Field control={control} name="discount.amountMinor" label="Discount as an amount">
          {(field) => <MoneyField {...field} currency={currency} />}
        </Field>
      )}
    </>
  );
}
