import { newId } from '@fm/data';
import { emptyPosition, invoiceTotals, MAX_POSITIONS } from '@fm/domain/invoice';
import { lineNetMinor } from '@fm/domain/offer-arithmetic';
import {
  Button,
  FormSection,
  FormWide,
  formatMoney,
  IconButton,
  MoneyField,
  Notice,
  PercentField,
  PlusIcon,
  QuantityField,
  TextField,
  TrashIcon,
} from '@fm/ui';
import {
  Field,
  RemovedRows,
  removedByName,
  useFieldArray,
  useFormState,
  useRemovableRows,
  useWatch,
} from '@fm/ui/form';
import { TaxSelect } from '../../lines/tax-select';
import { TotalsTable } from '../../totals/totals-table';
import css from '../billing.module.css';
import type { InvoiceControl } from './invoice-control';

interface PositionsSectionProps {
  readonly control: InvoiceControl;
  readonly currency: string;
}

const keyOf = ({ id }: { readonly id: string }) => id;

/** What is billed, with its figures as they are typed. */
export function PositionsSection({ control, currency }: PositionsSectionProps) {
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'positions', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'positions' });
  const problem = errors.positions?.message ?? errors.positions?.root?.message;
  const positions = useWatch({ control, name: 'positions' });
  const rows = useRemovableRows(positions, keyOf, { insert, remove });
  const totals = invoiceTotals(Object.fromEntries(positions.map((one) => [one.id, whole(one)])));
  return (
    <FormSection
      title="Positions"
      hint="Prices are without tax. A price of 0 has to be filled in before approval."
    >
      <FormWide>
        <ul className={css.positions}>
          {fields.map(({ key }, index) => (
            <li key={key}>
              <PositionRow
                control={control}
                index={index}
                currency={currency}
                onRemove={() => rows.takeOff(index)}
              />
            </li>
          ))}
        </ul>
        <RemovedRows rows={rows} textOf={({ text }) => removedByName(text)} />
        {problem && <Notice tone="danger">{problem}</Notice>}
        {fields.length < MAX_POSITIONS && (
          <Button
            variant="outline"
            size="sm"
            icon={<PlusIcon />}
            onClick={() => append(emptyPosition(newId()))}
          >
            Add position
          </Button>
        )}
        <div className={css.figures}>
          <TotalsTable totals={totals} taxMode="exclusive" discount={{ kind: 'none' }} currency={currency} />
        </div>
      </FormWide>
    </FormSection>
  );
}

interface PositionRowProps extends PositionsSectionProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function PositionRow({ control, index, currency, onRemove }: PositionRowProps) {
  const title = `Position ${index + 1}`;
  const position = useWatch({ control, name: `positions.${index}` });
  return (
    <fieldset className={css.position} aria-label={title}>
      <div className={css.text}>
        <Field control={control} name={`positions.${index}.text`} label="What is billed">
          {(field) => <TextField {...field} required />}
        </Field>
      </div>
      <Field control={control} name={`positions.${index}.qtyMilli`} label="Quantity">
        {(field) => <QuantityField {...field} />}
      </Field>
      <Field control={control} name={`positions.${index}.unit`} label="Unit">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field control={control} name={`positions.${index}.unitMinor`} label="Price">
        {(field) => <MoneyField {...field} currency={currency} hideUnit />}
      </Field>
      <Field control={control} name={`positions.${index}.discountBp`} label="Discount %">
        {(field) => <PercentField {...field} hideUnit />}
      </Field>
      <Field control={control} name={`positions.${index}.taxBp`} label="Tax">
        {(field) => <TaxSelect {...field} />}
      </Field>
      <div className={css.end}>
        <span>{position && formatMoney(lineNetMinor(whole(position)), currency)}</span>
        <IconButton aria-label={`Remove ${title.toLowerCase()}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </fieldset>
  );
}

const FIGURES = ['qtyMilli', 'unitMinor', 'discountBp', 'taxBp'] as const;
type Figures = { readonly [F in (typeof FIGURES)[number]]: number };

/** The figures of a position while some of them are half typed: what is no number yet counts as 0. */
const whole = (position: Partial<Figures>): Figures =>
  Object.fromEntries(
    FIGURES.map((name) => [name, Number.isSafeInteger(position[name]) ? position[name] : 0]),
  ) as unknown as Figures;
