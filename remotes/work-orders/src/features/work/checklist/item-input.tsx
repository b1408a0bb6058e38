import type { Asset } from '@fm/domain/asset';
import { PASS_FAIL, PASS_FAIL_LABELS } from '@fm/domain/work-order';
import { Checkbox, type FieldProps, RadioGroup, RequiredMark, TextArea } from '@fm/ui';
import { optionsOf } from '@fm/ui/select';
import css from './checklist.module.css';
import { MeasureInput } from './measure-input';
import { MeterInput } from './meter-input';
import { shownValue } from './pending';
import type { ChecklistFill, Item } from './use-checklist-fill';
import type { TypedItems } from './use-typed-items';

const results = optionsOf(PASS_FAIL, PASS_FAIL_LABELS);

interface ItemInputProps {
  readonly item: Item;
  /** Whose meter is read. */
  readonly asset: Asset | undefined;
  /** Of the site. */
  readonly timezone: string;
  readonly fill: ChecklistFill;
  readonly readOnly: boolean;
}

/** The input of one checklist item, by its kind. What it takes is saved at once. */
export function ItemInput({ item, asset, timezone, fill, readOnly }: ItemInputProps) {
  const pending = fill.pending(item);
  const value = shownValue(item, pending);
  const save = (next: typeof value) => fill.fill(item, next);
  const field = {
    label: item.label,
    required: item.required,
    readOnly,
    error: pending?.phase === 'failed' ? pending.message : undefined,
  };
  switch (item.kind) {
    case 'check':
      return <Checkbox {...field} value={value === true} onChange={(next) => void save(next)} />;
    case 'passFail':
      return (
        <RadioGroup
          {...field}
          options={results}
          value={PASS_FAIL.find((result) => result === value)}
          onChange={(next) => void save(next)}
        />
      );
    case 'choice':
      return (
        <RadioGroup
          {...field}
          options={item.options.map((option) => ({ id: option, label: option }))}
          value={typeof value === 'string' ? value : undefined}
          onChange={(next) => void save(next)}
        />
      );
    case 'number':
      return (
        <MeasureInput
          {...field}
          item={item}
          typed={fill.typed}
          value={typeof value === 'number' ? value : undefined}
          onSave={save}
        />
      );
    case 'meter':
      return (
        <MeterInput
          {...field}
          item={item}
          typed={fill.typed}
          asset={asset}
          timezone={timezone}
          value={typeof value === 'number' ? value : undefined}
          onSave={(next, beside) => fill.fill(item, next, beside)}
        />
      );
    case 'text':
      return (
        <TextInput
          {...field}
          id={item.id}
          typed={fill.typed}
          value={typeof value === 'string' ? value : ''}
          onSave={save}
        />
      );
    case 'photo':
      return (
        <p className={css.name} dir="auto">
          {item.label}
          {item.required && <RequiredMark />}
        </p>
      );
  }
}

interface TextInputProps extends FieldProps {
  readonly id: string;
  readonly typed: TypedItems;
  readonly value: string;
  /** Gives whether the text was saved. */
  readonly onSave: (value: string | undefined) => Promise<boolean>;
}

const MAX_LENGTH = 1000;

/** Words about an item. Saved when the field is left, and kept in it until they are. */
function TextInput({ id, typed, value, onSave, ...field }: TextInputProps) {
  const kept = typed.of(id, 'value');
  const text = kept === undefined ? undefined : String(kept);
  const save = async () => {
    if (text === undefined) return;
    const isSaved = text.trim() === value || (await onSave(text.trim() || undefined));
    if (isSaved) typed.clear(id, 'value', text);
  };
  return (
    <TextArea
      {...field}
      rows={1}
      maxLength={MAX_LENGTH}
      value={text ?? value}
      onChange={(next) => typed.type(id, 'value', next)}
      onBlur={save}
    />
  );
}
