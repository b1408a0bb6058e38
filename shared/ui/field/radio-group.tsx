import { useId } from 'react';
import css from './choice.module.css';
import fieldCss from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldNotes } from './field-shell';
import { RequiredMark } from './required-mark';
import { useFieldIds } from './use-field-ids';

export interface RadioOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface RadioGroupProps<Id extends string> extends FieldProps, FocusTarget {
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id | null | undefined;
  readonly onChange: (value: Id) => void;
  /** One below the other; side by side when left out. */
  readonly stacked?: boolean | undefined;
}

/** One of a few, all of them in sight. From six options on take SelectField. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, hint, error, required, hideLabel, options, value, onChange, stacked, inputRef } = props;
  const ids = useFieldIds(props);
  const group = useId();
  return (
    <fieldset className={css.group} aria-describedby={ids.aria['aria-describedby']} onBlur={props.onBlur}>
      <legend className={hideLabel ? fieldCss.hidden : fieldCss.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={stacked ? `${css.options} ${css.stacked}` : css.options}>
        {options.map((option, index) => (
          <label key={option.id} className={css.choice}>
            <input
              type="radio"
              ref={index === 0 ? inputRef : undefined}
              className={css.mark}
              name={props.name ?? group}
              disabled={props.disabled || props.readOnly}
              aria-invalid={ids.aria['aria-invalid']}
              checked={value === option.id}
              onChange={() => onChange(option.id)}
            />
            <span className={css.text}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </fieldset>
  );
}
