import { lineNetMinor } from '@fm/domain/offer-arithmetic';
import { formatMoney, MoneyField, PercentField, QuantityField, TextField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import type { OfferControl } from '../editor/offer-form-state';
import { pricedLine } from '../totals/draft-totals';
import css from './lines.module.css';
import { TaxSelect } from './tax-select';

interface LineFiguresProps {
  readonly control: OfferControl;
  readonly index: number;
  readonly currency: string;
}

/** Quantity, price, discount and tax of a line, and what it comes to. */
export const LineFigures = ({ control, index, currency }: LineFiguresProps) => (
  <>
    <div className={css.qty}>
      <Field control={control} name={`lines.${index}.qtyMilli`} label="Quantity">
        {(field) => <QuantityField {...field} />}
      </Field>
    </div>
    <div className={css.unit}>
      <Field control={control} name={`lines.${index}.unit`} label="Unit">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
    </div>
    <div className={css.price}>
      <Field control={control} name={`lines.${index}.unitMinor`} label="Price">
        {(field) => <MoneyField {...field} currency={currency} hideUnit />}
      </Field>
    </div>
    <div className={css.discount}>
      <Field control={control} name={`lines.${index}.discountBp`} label="Discount %">
        {(field) => <PercentField {...field} hideUnit />}
      </Field>
    </div>
    <div className={css.tax}>
      <Field control={control} name={`lines.${index}.taxBp`} label="Tax">
        {(field) => <TaxSelect {...field} />}
      </Field>
    </div>
    <LineTotal control={control} index={index} currency={currency} />
  </>
);

function LineTotal({ control, index, currency }: LineFiguresProps) {
  const [qtyMilli, unitMinor, discountBp] = useWatch({
    control,
    name: [`lines.${index}.qtyMilli`, `lines.${index}.unitMinor`, `lines.${index}.discountBp`],
  });
  const net = lineNetMinor(pricedLine({ qtyMilli, unitMinor, discountBp, taxBp: 0 }));
  return (
    <p className={css.total}>
      <span className={css.totalLabel}>Total</span> {formatMoney(net, currency)}
    </p>
  );
}
