import { useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { CloseIcon } from '../icons';
import { ComboBoxField, type ComboOption, type ComboValue } from './combo-box-field';
import type { SearchOptions } from './opened/use-option-search';
import css from './several-field.module.css';

export interface SeveralFieldProps<Option extends ComboOption> extends FieldProps, FocusTarget {
  readonly value: readonly ComboValue[];
  readonly onChange: (value: ComboValue[]) => void;
  /** Options for what is typed; for '' the ones to begin with. */
  readonly load: SearchOptions<Option>;
  /** How many at most, and what is said once they are reached. */
  readonly max: number;
  readonly full: string;
  /** What is added: "somebody", "an asset". */
  readonly what: string;
}

/** Several records, found by typing and added one by one. */
export function SeveralField<Option extends ComboOption>(props: SeveralFieldProps<Option>) {
  const { value, onChange, max, full, what, inputRef, ...field } = props;
  // Choosing empties the field for the next one: a field of its own each time.
  const [round, setRound] = useState(0);
  const goesOn = useRef(false);
  const add = (chosen: ComboValue | null) => {
    if (!chosen) return;
    setRound(round + 1);
    goesOn.current = true;
    if (!value.some(({ id }) => id === chosen.id)) onChange([...value, chosen]);
  };
  const isFull = value.length >= max;
  return (
    <div className={css.several}>
      <ComboBoxField
        {...field}
        key={round}
        value={null}
        placeholder={value.length === 0 ? `Type to add ${what}` : 'Type to add one more'}
        disabled={field.disabled || isFull}
        hint={isFull ? full : field.hint}
        onChange={add}
        inputRef={(input) => {
          inputRef?.(input);
          // Once for each that was added: who has gone on to another field stays there.
          if (input && goesOn.current) {
            goesOn.current = false;
            input.focus();
          }
        }}
      />
      {value.length > 0 && (
        <ul className={css.chosen} aria-label={field.label}>
          {value.map((one) => (
            <li key={one.id} className={css.one}>
              <span dir="auto">{one.name}</span>
              {!field.readOnly && (
                <IconButton
                  aria-label={`Remove ${one.name}`}
                  size="sm"
                  onClick={() => onChange(value.filter(({ id }) => id !== one.id))}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
