import { COMPANY } from '@fm/domain/company';
import { IconButton, MoneyField, TrashIcon } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field, FormReadOnly } from '@fm/ui/form';
import { useContext } from 'react';
import type { ItemControl } from './item-control';
import css from './prices-section.module.css';

interface PriceRowProps {
  readonly control: ItemControl;
  readonly index: number;
  readonly onRemove: () => void;
}

/** One price and the first day on which it holds. */
export function PriceRow({ control, index, onRemove }: PriceRowProps) {
  const readOnly = useContext(FormReadOnly);
  const title = `Price ${index + 1}`;
  return (
    <fieldset className={css.row} aria-label={title}>
      <Field control={control} name={`prices.${index}.from`} label="From">
        {(field) => <DateField {...field} required />}
      </Field>
      <Field control={control} name={`prices.${index}.unitMinor`} label="Price">
        {(field) => <MoneyField {...field} required currency={COMPANY.currency} />}
      </Field>
      {!readOnly && (
        <div className={css.remove}>
          <IconButton aria-label={`Remove ${title.toLowerCase()}`} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      )}
    </fieldset>
  );
}
