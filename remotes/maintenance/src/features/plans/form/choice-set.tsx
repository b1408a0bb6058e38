import type { FieldProps, FocusTarget } from '@fm/ui';
import { useId } from 'react';
import css from './choice-set.module.css';

interface ChoiceSetProps<Id extends number> extends FieldProps, FocusTarget {
  readonly options: readonly { readonly id: Id; readonly label: string; readonly short: string }[];
  readonly value: readonly Id[];
  readonly onChange: (value: Id[]) => void;
}

/** Several of a few, such as weekdays, side by side. */
export function ChoiceSet<Id extends number>(props: ChoiceSetProps<Id>) {
  const { label, error, required, options, value, onChange, onBlur, readOnly, inputRef } = props;
  const errorId = useId();
  const toggle = (id: Id) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id].sort((a, b) => a - b));
  return (
    <fieldset className={css.set} aria-describedby={error ? errorId : undefined} onBlur={onBlur}>
      <legend className={css.legend}>
        {label}
        {required && (
          <span className={css.required} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={css.options}>
        {options.map(({ id, label: name, short }, index) => (
          <label key={id} className={css.option}>
            <input
              ref={index === 0 ? inputRef : undefined}
              type="checkbox"
              aria-label={name}
              aria-invalid={error ? true : undefined}
              checked={value.includes(id)}
              disabled={readOnly}
              onChange={() => toggle(id)}
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
