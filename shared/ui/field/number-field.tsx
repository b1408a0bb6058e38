import { DecimalField } from './decimal-field';
import type { FieldProps, FocusTarget } from './field-props';

export interface NumberFieldProps extends FieldProps, FocusTarget {
  /** `null` when empty, `NaN` while the text is no number (a schema refuses it). */
  readonly value: number | null | undefined;
  readonly onChange: (value: number | null) => void;
  /** Digits allowed behind the point; 0 when left out. */
  readonly digits?: number | undefined;
  /** Said behind the input: "h", "min", "%". */
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** A plain number. For money take MoneyField, for quantities QuantityField: both count in whole units. */
export function NumberField({ value, onChange, digits = 0, ...field }: NumberFieldProps) {
  const scale = 10 ** digits;
  return (
    <DecimalField
      {...field}
      digits={digits}
      units={value === undefined || value === null ? null : Math.round(value * scale)}
      onUnits={(units) => onChange(units === null ? null : units / scale)}
    />
  );
}
