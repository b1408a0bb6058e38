import { DecimalField } from './decimal-field';
import type { FieldProps, FocusTarget } from './field-props';

export interface QuantityFieldProps extends FieldProps, FocusTarget {
  /** Thousandths (1.5 h = 1500); `null` when empty, `NaN` while the text is no number (a schema refuses it). */
  readonly value: number | null | undefined;
  readonly onChange: (milli: number | null) => void;
  /** Said behind the input: "h", "pcs", "m²". */
  readonly unit?: string | undefined;
}

/** A quantity with up to three digits behind the point, in and out as whole thousandths. */
export function QuantityField({ value, onChange, ...field }: QuantityFieldProps) {
  return <DecimalField {...field} digits={3} units={value ?? null} onUnits={onChange} />;
}

export interface PercentFieldProps extends FieldProps, FocusTarget {
  /** Basis points (19 % = 1900); `null` when empty, `NaN` while the text is no number (a schema refuses it). */
  readonly value: number | null | undefined;
  readonly onChange: (basisPoints: number | null) => void;
  /** Leaves the sign out of the field, where the head of a column says it. */
  readonly hideUnit?: boolean | undefined;
}

/** A percentage with up to two digits behind the point, in and out as basis points. */
export function PercentField({ value, onChange, hideUnit, ...field }: PercentFieldProps) {
  return (
    <DecimalField
      {...field}
      digits={2}
      unit={hideUnit ? undefined : '%'}
      units={value ?? null}
      onUnits={onChange}
    />
  );
}
