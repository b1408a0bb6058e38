import { useState } from 'react';
import type { Parsed } from '../format/parse-decimal';
import css from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldShell } from './field-shell';
import { useFieldIds } from './use-field-ids';

export interface NumberInputProps extends FieldProps, FocusTarget {
  /** Whole units; `null` when empty, `NaN` while the text cannot be read, so that a schema refuses it. */
  readonly units: number | null;
  readonly onUnits: (units: number | null) => void;
  readonly parse: (text: string) => Parsed;
  /** Units as the field writes them, so that `parse` reads them again. */
  readonly write: (units: number) => string;
  /** What to enter instead of a text that cannot be read. */
  readonly problem: string;
  /** The keyboard a phone shows: `text` where letters or a colon may be typed. */
  readonly inputMode: 'decimal' | 'text';
  /** Said behind the input: "EUR", "h", "%". */
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
}

/**
 * The text input under every field whose value is a number. The typed text is kept as it is while the field has the
 * focus and written properly when the focus leaves; a text that cannot be read stays.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    label,
    hint,
    required,
    hideLabel,
    units,
    onUnits,
    parse,
    write,
    problem,
    unit,
    inputRef,
    onBlur,
    error: given,
    ...input
  } = props;
  const [text, setText] = useState<string>();
  const [unread, setUnread] = useState<string>();
  const written = units === null ? '' : Number.isNaN(units) ? (unread ?? '') : write(units);
  const ownError = text === undefined && units !== null && Number.isNaN(units) ? problem : undefined;
  const error = ownError ?? given;
  const ids = useFieldIds({ ...props, error });

  const change = (typed: string) => {
    setText(typed);
    const parsed = parse(typed);
    setUnread(parsed.kind === 'invalid' ? typed : undefined);
    onUnits(parsed.kind === 'number' ? parsed.units : parsed.kind === 'empty' ? null : Number.NaN);
  };

  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, ids }}>
      <input
        type="text"
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
