import type { ChecklistItem, MeterItem } from '@fm/domain/work-order';
import { NumberField, TextArea, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { ReactNode } from 'react';
import css from './checklist-editor.module.css';
import type { ItemTie } from './checklist-tie';

/** Digits behind the point of a measured number. */
const DIGITS = 3;

interface KindDetailsProps extends ItemTie {
  readonly item: ChecklistItem;
  readonly meterOf: (id: string, item: MeterItem) => ReactNode;
}

/** What only some kinds of items ask: the range of a number, the choices, whose meter is read. */
export function KindDetails({ item, meterOf, ...tie }: KindDetailsProps) {
  if (item.kind === 'number') return <NumberDetails {...tie} item={item} />;
  if (item.kind === 'meter') return <div className={css.range}>{meterOf(tie.id, item)}</div>;
  return item.kind === 'choice' ? <Choices {...tie} /> : null;
}

type NumberItem = Extract<ChecklistItem, { kind: 'number' }>;

function NumberDetails({ form, at, id, item }: ItemTie & { readonly item: NumberItem }) {
  const { control, setValue } = form;
  // A cleared bound is no bound: set on the item, because a field of its own would fall back to its first value.
  const change = (part: Partial<NumberItem>) =>
    setValue(`${at}.${id}`, { ...item, ...part }, { shouldDirty: true });
  return (
    <div className={css.range}>
      <Field control={control} name={`${at}.${id}.unit`} label="Unit">
        {(field) => <TextField {...field} maxLength={20} placeholder="bar, °C, kWh" />}
      </Field>
      <Field control={control} name={`${at}.${id}.min`} label="At least">
        {(field) => (
          <NumberField
            {...field}
            digits={DIGITS}
            value={item.min}
            onChange={(min) => change({ min: min ?? undefined })}
          />
        )}
      </Field>
      <Field control={control} name={`${at}.${id}.max`} label="At most">
        {(field) => (
          <NumberField
            {...field}
            digits={DIGITS}
            value={item.max}
            onChange={(max) => change({ max: max ?? undefined })}
          />
        )}
      </Field>
    </div>
  );
}

const Choices = ({ form: { control }, at, id }: ItemTie) => (
  <Field control={control} name={`${at}.${id}.options`} label="Choices">
    {({ value, onChange, onBlur, ...field }) => (
      <TextArea
        {...field}
        required
        rows={3}
        hint="One per line."
        value={(value ?? []).join('\n')}
        onChange={(text) => onChange(text.split('\n'))}
        onBlur={() => {
          onChange((value ?? []).map((line) => line.trim()).filter(Boolean));
          onBlur();
        }}
      />
    )}
  </Field>
);
