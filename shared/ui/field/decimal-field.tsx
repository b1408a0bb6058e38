import { decimalSign, parseDecimal, unitsToText } from '../format/parse-decimal';
import { NumberInput, type NumberInputProps } from './number-input';

export interface DecimalFieldProps
  extends Omit<NumberInputProps, 'parse' | 'write' | 'problem' | 'inputMode'> {
  /** Digits behind the point; a unit is 10^-digits. */
  readonly digits: number;
  /** Always shows all digits, as money does. */
  readonly fixed?: boolean | undefined;
}

/** A decimal number, in and out as whole units of 10^-digits. */
export const DecimalField = ({ digits, fixed = false, ...field }: DecimalFieldProps) => (
  <NumberInput
    {...field}
    parse={(text) => parseDecimal(text, digits)}
    write={(units) => unitsToText(units, digits, fixed)}
    problem={
      digits === 0
        ? 'Enter a whole number.'
        : `Enter a number, such as 12${decimalSign()}5, with at most ${digits} decimals.`
    }
    inputMode="decimal"
  />
);
