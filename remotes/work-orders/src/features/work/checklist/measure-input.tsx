import type { ChecklistItem } from '@fm/domain/work-order';
import { type FieldProps, formatNumber, NumberField } from '@fm/ui';
import { typedNumber } from './typed-number';
import type { TypedItems } from './use-typed-items';

interface MeasureInputProps extends FieldProps {
  readonly item: Extract<ChecklistItem, { kind: 'number' }> & { readonly id: string };
  readonly typed: TypedItems;
  readonly value: number | undefined;
  /** Gives whether the number was saved. */
  readonly onSave: (value: number | undefined) => Promise<boolean>;
}

const DIGITS = 3;

/** A number that was read off. Saved when the field is left, and kept in it until it is. */
export function MeasureInput({ item, typed, value, onSave, ...field }: MeasureInputProps) {
  const { number, shown, type, saved } = typedNumber(typed, item.id, value);
  const save = async () => {
    // What is no number stays in the field, which says so itself.
    if (!number || Number.isNaN(number.value)) return;
    if (number.value === value || (await onSave(number.value))) saved();
  };
  return (
    <NumberField
      {...field}
      hint={rangeText(item)}
      unit={item.unit}
      digits={DIGITS}
      value={shown}
      onChange={type}
      onBlur={save}
    />
  );
}

function rangeText({ min, max, unit = '' }: MeasureInputProps['item']): string | undefined {
  const number = (value: number) =>
    `${formatNumber(value, { maximumFractionDigits: DIGITS })} ${unit}`.trim();
  if (min !== undefined && max !== undefined) return `Should be from ${number(min)} to ${number(max)}.`;
  if (min !== undefined) return `Should be at least ${number(min)}.`;
  return max === undefined ? undefined : `Should be at most ${number(max)}.`;
}
