import { minorDigits } from '../format/number';
import { DecimalField } from './decimal-field';
import type { FieldProps, FocusTarget } from './field-props';

export interface MoneyFieldProps extends FieldProps, FocusTarget {
  /** Minor units (cents); `null` when empty, `NaN` while the text is no amount (a schema refuses it). */
  readonly value: number | null | undefined;
  readonly onChange: (minor: number | null) => void;
  /** ISO 4217, decides the digits behind the point. */
  readonly currency: string;
  /** Leaves the currency out of the field, where the head of a column says it. */
  readonly hideUnit?: boolean | undefined;
}

/** An amount of money, in and out as whole minor units. */
export function MoneyField({ value, onChange, currency, hideUnit, ...field }: MoneyFieldProps) {
  return (
    <DecimalField
      {...field}
      digits={minorDigits(currency)}
      fixed
      unit={hideUnit ? undefined : currency}
      units={value ?? null}
      onUnits={onChange}
    />
  );
}
