import type { ChecklistItem } from '@fm/domain/work-order';
import { NumberField, TextArea, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { SectionProps } from '../section-props';
import css from './checklist-editor.module.css';
import { MeterDetails } from './meter-details';

/** Digits behind the point of a measured number. */
const DIGITS = 3;

interface KindDetailsProps extends SectionProps {
  readonly id: string;
  readonly item: ChecklistItem;
}

/** What only some kinds of items ask: the range of a number, the choices, whose meter is read. */
export function KindDetails({ form, id, item }: KindDetailsProps) {
  if (item.kind === 'number') return <NumberDetails form={form} id={id} item={item} />;
  if (item.kind === 'meter') return <MeterDetails form={form} id={id} item={item} />;
  return item.kind === 'choice' ? <Choices form={form} id={id} /> : null;
}

type NumberItem = Extract<ChecklistItem, { kind: 'number' }>;

function NumberDetails({ form, id, item }: KindDetailsProps & { readonly item: NumberItem }) {
  const { control, setValue } = form;
  // A cleared bound is no bound: set on the item, because a field of its own would fall back to its first value.
  const change = (part: Partial<NumberItem>) =>
    setValue(`checklist.${id}`, { ...item, ...part }, { shouldDirty: true });
  return (
    <div className={css.range}>
      <Field control={control} name={`checklist.${id}.unit`} label="Unit">
        {(field) => <TextField {...field} maxLength={20} placeholder="bar, °C, kWh" />}
      </Field>
      <Field control={control} name={`checklist.${id}.min`} label="At least">
        {(field) => (
          <NumberField
            {...field}
            digits={DIGITS}
            value={item.min}
            onChange={(min) => change({ min: min ?? undefined })}
          />
        )}
      </Field>
      <Field control={control} name={`checklist.${id}.max`} label="At most">
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

const Choices = ({ form: { control }, id }: SectionProps & { readonly id: string }) => (
  <Field control={control} name={`checklist.${id}.options`} label="Choices">
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
