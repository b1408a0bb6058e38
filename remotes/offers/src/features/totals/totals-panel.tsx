import type { OfferTotals } from '@fm/domain/offer-arithmetic';
import { formatPercent, formatSentence, Panel, RadioGroup } from '@fm/ui';
import { useWatch } from '@fm/ui/form';
import { useState } from 'react';
import type { OfferFormState } from '../editor/offer-form-state';
import { DiscountFields } from './discount-fields';
import { type DraftFigures, draftOptions, draftTotals } from './draft-totals';
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
  const totals = draftTotals(draft, option);
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
        <div>
          <TotalsTable
            totals={totals}
            taxMode={taxMode}
            discount={discount}
            currency={currency}
            caption={option === undefined ? undefined : `Totals of option ${option}`}
          />
          <p className={css.margin}>{marginText(totals, lines)}</p>
        </div>
      </div>
    </Panel>
  );
}

/** What is left of the net after cost, for the office alone. */
function marginText({ lines: counted, marginBp }: OfferTotals, lines: DraftFigures['lines']): string {
  if (marginBp !== undefined) return `Margin after all discounts: ${formatPercent(marginBp)}`;
  const unknown = lines.filter(({ id, costMinor }) => counted[id] && typeof costMinor !== 'number').length;
  if (unknown === 0) return '';
  return formatSentence(unknown, {
    one: 'The margin is unknown: one line has no cost yet.',
    many: 'The margin is unknown: {count} lines have no cost yet.',
  });
}
