import { Panel, RadioGroup } from '@fm/ui';
import { useWatch } from '@fm/ui/form';
import { useState } from 'react';
import type { OfferFormState } from '../editor/offer-form-state';
import { DiscountFields } from './discount-fields';
import { draftOptions, draftTotals } from './draft-totals';
import { OptionTable } from './option-table';
import css from './totals.module.css';
import { TotalsTable } from './totals-table';

/** Discount on the whole offer and what everything comes to, with every key typed. */
export function TotalsPanel({ form }: { readonly form: OfferFormState }) {
  const [lines, discount, taxMode, currency] = useWatch({
    control: form.control,
    name: ['lines', 'discount', 'taxMode', 'currency'],
  });
  const draft = { lines, discount, taxMode };
  const options = draftOptions(draft);
  const [chosen, setChosen] = useState<string>();
  const option = options.find((key) => key === chosen) ?? options[0];
  return (
    <Panel title="Totals">
      <div className={css.split}>
        <div className={css.side}>
          <DiscountFields form={form} />
          {options.length > 0 && (
            <>
              <OptionTable
                options={options.map((key) => ({ key, totals: draftTotals(draft, key) }))}
                currency={currency}
              />
              <RadioGroup
                label="Totals shown for option"
                options={options.map((key) => ({ id: key, label: key }))}
                value={option}
                onChange={setChosen}
              />
            </>
          )}
        </div>
        <TotalsTable
          totals={draftTotals(draft, option)}
          taxMode={taxMode}
          discount={discount}
          currency={currency}
          caption={option === undefined ? undefined : `Totals of option ${option}`}
        />
      </div>
    </Panel>
  );
}
