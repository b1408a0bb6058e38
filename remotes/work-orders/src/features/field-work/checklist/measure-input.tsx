import type { ChecklistItem } from '@fm/domain/work-order';
import { type FieldProps, formatNumber, NumberField } from '@fm/ui';
import { useState } from 'react';

interface MeasureInputProps extends FieldProps {
  readonly item: Extract<ChecklistItem, { kind: 'number' }>;
  readonly value: number | undefined;
  /** Gives whether the number was saved. */
  readonly onSave: (value: number | undefined) => Promise<boolean>;
}

const DIGITS = 3;

/** A number that was read off. Saved when the field is left, and kept in it until it is. */
export function MeasureInput({ item, value, onSave, ...field }: MeasureInputProps) {
  const [typed, setTyped] = useState<{ readonly value: number | undefined }>();
  const shown = typed ? typed.value : value;
  const save = async () => {
    // What is no number stays in the field, which says so itself.
    if (!typed || Number.isNaN(typed.value)) return;
    const isSaved = typed.value === value || (await onSave(typed.value));
    if (isSaved) setTyped((now) => (now === typed ? undefined : now));
  };
  return (
    <NumberField
      {...field}
      hint={rangeText(item)}
      unit={item.unit}
      digits={DIGITS}
      value={shown}
      onChange={(next) => setTyped({ value: next ?? undefined })}
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
