import { newId } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { seesPrices } from '@fm/domain/role';
import { linesInOrder, MAX_PARTS, type OrderPart, type OrderParts, partOfItem } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { ItemPicker } from '@fm/screens/record';
import {
  FormSection,
  FormWide,
  formatMoney,
  formatQuantity,
  IconButton,
  QuantityField,
  TrashIcon,
} from '@fm/ui';
import { Field, FormReadOnly, RemovedRows, removedByName, useRemovableRows, useWatch } from '@fm/ui/form';
import { useContext } from 'react';
import css from './parts-section.module.css';
import type { PlanControl, PlanFormState } from './plan-form-state';

const keyOf = ({ id }: { readonly id: string }) => id;

const changed = { shouldDirty: true } as const;

/** What each occurrence is expected to use up, taken from the catalogue: its orders begin with these parts. */
export function PartsSection({ form: { control, getValues, setValue } }: { readonly form: PlanFormState }) {
  const readOnly = useContext(FormReadOnly);
  const parts = useWatch({ control, name: 'template.parts' }) ?? {};
  const shown = linesInOrder(parts);
  const write = (next: OrderParts) => setValue('template.parts', next, changed);
  const rows = useRemovableRows(shown, keyOf, {
    insert: (_, { id, ...part }) => write({ ...getValues('template.parts'), [id]: part }),
    remove: (_, { id }) => {
      const { [id]: _removed, ...rest } = getValues('template.parts') ?? {};
      write(rest);
    },
  });
  return (
    <FormSection
      title="Parts"
      hint="What each occurrence is expected to use up. Its orders begin with these parts, at the prices of the day on which they were added here."
    >
      <FormWide>
        {shown.length > 0 && (
          <ul className={css.parts}>
            {shown.map((part, index) => (
              <PartRow
                key={part.id}
                control={control}
                part={part}
                onRemove={readOnly ? undefined : () => rows.takeOff(index)}
              />
            ))}
          </ul>
        )}
        <RemovedRows rows={rows} textOf={({ name }) => removedByName(name)} />
        {!readOnly && shown.length < MAX_PARTS && (
          <ItemPicker
            onPick={({ record }) =>
              write({
                ...parts,
                [newId()]: {
                  ...partOfItem(record, today(COMPANY.timezone)),
                  order: (shown.at(-1)?.order ?? -1) + 1,
                  qtyMilli: 1000,
                  billable: true,
                },
              })
            }
          />
        )}
        {readOnly && shown.length === 0 && 'No parts are expected.'}
      </FormWide>
    </FormSection>
  );
}

interface PartRowProps {
  readonly control: PlanControl;
  readonly part: OrderPart & { readonly id: string };
  /** Undefined where nothing may be changed. */
  readonly onRemove: (() => void) | undefined;
}

/** One part: what it is, how much of it, and what that costs where amounts are shown. */
function PartRow({ control, part, onRemove }: PartRowProps) {
  const priced = seesPrices(useSession().role);
  const { id, name, sku, unit, priceMinor } = part;
  const price =
    priceMinor === undefined ? 'no price yet' : `${formatMoney(priceMinor, COMPANY.currency)} each`;
  return (
    <li className={css.row}>
      <div className={css.what} dir="auto">
        <p className={css.name}>{name}</p>
        <p className={css.about}>{[sku, priced && price].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.quantity}>
        <Field control={control} name={`template.parts.${id}.qtyMilli`} label={`Quantity of ${name}`}>
          {(field) => <QuantityField {...field} hideLabel required />}
        </Field>
        <span>{unit}</span>
      </div>
      {onRemove && (
        <IconButton
          aria-label={`Remove ${name}, ${formatQuantity(part.qtyMilli)} ${unit}`}
          size="sm"
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      )}
    </li>
  );
}
