import { type CalendarDay, today } from '@fm/domain/calendar-day';
import { MAX_PRICES } from '@fm/domain/catalogue';
import { COMPANY } from '@fm/domain/company';
import { Button, FormSection, FormWide, formatDay, MoneyField, Notice, PlusIcon } from '@fm/ui';
import {
  Field,
  FormReadOnly,
  RemovedRows,
  useFieldArray,
  useFormState,
  useRemovableRows,
  useWatch,
} from '@fm/ui/form';
import { useContext } from 'react';
import { TaxSelect } from '../../lines/tax-select';
import type { ItemControl } from './item-control';
import { PriceRow } from './price-row';
import css from './prices-section.module.css';

/** Of one day there is one price. */
const keyOf = ({ from }: { readonly from: string }) => from;

const removedText = ({ from }: { readonly from: CalendarDay | '' }) =>
  from === '' ? undefined : `The price from ${formatDay(from)} was removed. Undo works until you save.`;

/** What it costs, from which day on, and what the company pays for it. */
export function PricesSection({ control }: { readonly control: ItemControl }) {
  const readOnly = useContext(FormReadOnly);
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'prices' });
  const typed = useWatch({ control, name: 'prices' });
  const rows = useRemovableRows(typed, keyOf, { insert, remove });
  const { errors } = useFormState({ control, name: 'prices' });
  const problem = errors.prices?.message ?? errors.prices?.root?.message;
  return (
    <FormSection
      title="Prices"
      hint="Of one unit, without tax. A price holds from its first day until the next one begins."
    >
      <FormWide>
        {fields.length === 0 && <p className={css.none}>No prices.</p>}
        <ul className={css.rows}>
          {fields.map(({ id }, index) => (
            <li key={id}>
              <PriceRow control={control} index={index} onRemove={() => rows.takeOff(index)} />
            </li>
          ))}
        </ul>
        <RemovedRows rows={rows} textOf={removedText} />
        {problem && <Notice tone="danger">{problem}</Notice>}
        {!readOnly && fields.length < MAX_PRICES && (
          <Button
            variant="outline"
            size="sm"
            icon={<PlusIcon />}
            onClick={() =>
              append({ from: fields.length === 0 ? today(COMPANY.timezone) : '', unitMinor: null })
            }
          >
            Add price
          </Button>
        )}
      </FormWide>
      <Field control={control} name="purchaseMinor" label="Purchase price">
        {(field) => (
          <MoneyField {...field} currency={COMPANY.currency} hint="What one unit costs the company." />
        )}
      </Field>
      <Field control={control} name="taxBp" label="Tax">
        {(field) => <TaxSelect {...field} />}
      </Field>
    </FormSection>
  );
}
