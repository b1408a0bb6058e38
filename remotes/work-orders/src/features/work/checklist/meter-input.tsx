import type { Asset } from '@fm/domain/asset';
import { asksWhyLower, type MeterItem } from '@fm/domain/work-order';
import { Button, type FieldProps, formatNumber, NumberField, TextArea } from '@fm/ui';
import { siteInstant } from '../../order/formatting/site-time';
import css from './checklist.module.css';
import { typedNumber } from './typed-number';
import type { FilledBeside } from './use-checklist-fill';
import type { TypedItems } from './use-typed-items';

interface MeterInputProps extends FieldProps {
  readonly item: MeterItem & { readonly id: string };
  readonly typed: TypedItems;
  /** Whose meter it is; undefined while it is not known, or gone. */
  readonly asset: Asset | undefined;
  /** Of the site: its clocks say when the meter was read last. */
  readonly timezone: string;
  readonly value: number | undefined;
  /** Gives whether the reading was saved. */
  readonly onSave: (value: number | undefined, beside: FilledBeside) => Promise<boolean>;
}

const DIGITS = 3;
const MAX_REMARK = 500;

/** What a meter shows, beside its last reading. Saved when the field is left; less than before only with a word why. */
export function MeterInput({ item, typed, asset, timezone, value, onSave, ...field }: MeterInputProps) {
  const { number, shown, type, saved } = typedNumber(typed, item.id, value);
  const why = String(typed.of(item.id, 'why') ?? '');
  const unit = asset?.meter?.unit ?? item.unit;
  const inUnit = unit === undefined ? {} : { unit };
  const asked = number !== undefined && asksWhyLower(asset, number.value, item.note);
  const save = async () => {
    // What is no number stays in the field, which says so itself.
    if (!number || asked || Number.isNaN(number.value)) return;
    if (number.value === value || (await onSave(number.value, inUnit))) saved();
  };
  const clear = () => {
    typed.clear(item.id, 'value');
    typed.clear(item.id, 'why');
  };
  const saveLower = async () => {
    if (!number || why.trim() === '') return;
    if (await onSave(number.value, { ...inUnit, note: why.trim() })) clear();
  };
  return (
    <div className={css.meter}>
      <NumberField
        {...field}
        label={item.assetRef ? `${field.label}, ${asset?.name ?? item.assetRef.name}` : field.label}
        hint={lastText(item, asset, timezone)}
        error={field.error ?? (asked ? 'This is less than the last reading. Say why below.' : undefined)}
        unit={unit}
        digits={DIGITS}
        value={shown}
        onChange={type}
        onBlur={save}
      />
      {asked && (
        <>
          <TextArea
            label="Why the reading is lower"
            required
            rows={2}
            maxLength={MAX_REMARK}
            value={why}
            onChange={(next) => typed.type(item.id, 'why', next)}
            hint="Such as: the meter was replaced. Kept as the remark of this item."
          />
          <div className={css.buttons}>
            <Button variant="secondary" size="sm" disabled={why.trim() === ''} onClick={saveLower}>
              Save reading
            </Button>
            <Button variant="outline" size="sm" onClick={clear}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function lastText(item: MeterItem, asset: Asset | undefined, timezone: string): string | undefined {
  if (!item.assetRef) return 'Of no asset: edit the order to choose whose meter this is.';
  if (!asset?.meter) return asset && 'Not read before.';
  const { value, unit, at } = asset.meter;
  const reading = `${formatNumber(value, { maximumFractionDigits: DIGITS })} ${unit}`;
  return `Last reading ${reading}, ${siteInstant(at, timezone)}.`;
}
