import { useState } from 'react';
import { decimalSign, parseDecimal, unitsToText } from '../format/parse-decimal';
import css from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldShell } from './field-shell';
import { useFieldIds } from './use-field-ids';

export interface DecimalFieldProps extends FieldProps, FocusTarget {
  /** Whole units of 10^-digits; `null` when empty, `NaN` while the text is no number, so that a schema refuses it. */
  readonly units: number | null;
  readonly onUnits: (units: number | null) => void;
  readonly digits: number;
  /** Always shows all digits, as money does. */
  readonly fixed?: boolean | undefined;
  /** Said behind the input: "EUR", "h", "%". */
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
}

/**
 * The text input under every number field. The typed text is kept as it is while the field has the focus and
 * written properly when it leaves.
 */
export function DecimalField(props: DecimalFieldProps) {
  const {
    label,
    hint,
    required,
    hideLabel,
    units,
    onUnits,
    digits,
    fixed = false,
    unit,
    inputRef,
    onBlur,
    error: given,
    ...input
  } = props;
  const [text, setText] = useState<string>();
  const [unread, setUnread] = useState<string>();
  const written =
    units === null ? '' : Number.isNaN(units) ? (unread ?? '') : unitsToText(units, digits, fixed);
  const ownError = text === undefined && units !== null && Number.isNaN(units) ? wordsFor(digits) : undefined;
  const error = ownError ?? given;
  const ids = useFieldIds({ ...props, error });

  const change = (typed: string) => {
    setText(typed);
    const parsed = parseDecimal(typed, digits);
    setUnread(parsed.kind === 'invalid' ? typed : undefined);
    onUnits(parsed.kind === 'number' ? parsed.units : parsed.kind === 'empty' ? null : Number.NaN);
  };

  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, ids }}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        {...input}
        {...ids.aria}
        ref={inputRef}
        id={ids.inputId}
        className={`${css.input} ${css.number} ${spaceFor(unit)}`}
        value={text ?? written}
        onFocus={(event) => event.target.select()}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          setText(undefined);
          onBlur?.();
        }}
      />
      {unit && <span className={css.unit}>{unit}</span>}
    </FieldShell>
  );
}

const spaceFor = (unit = '') => (unit.length > 2 ? css.withUnit : unit ? css.withSign : '');

const wordsFor = (digits: number) =>
  digits === 0
    ? 'Enter a whole number.'
    : `Enter a number, such as 12${decimalSign()}5, with at most ${digits} decimals.`;
