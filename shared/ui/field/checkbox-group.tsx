import css from './choice.module.css';
import fieldCss from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldNotes } from './field-shell';
import type { RadioOption } from './radio-group';
import { RequiredMark } from './required-mark';
import { useFieldIds } from './use-field-ids';

export interface CheckboxGroupProps<Id extends string> extends FieldProps, FocusTarget {
  readonly options: readonly RadioOption<Id>[];
  readonly value: readonly Id[];
  /** With the ids in the order of the options. */
  readonly onChange: (value: Id[]) => void;
}

/** Any of a few, all of them in sight. */
export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { label, hint, error, required, hideLabel, options, value, onChange, inputRef } = props;
  const ids = useFieldIds(props);
  const toggle = (id: Id, on: boolean) =>
    onChange(options.map((option) => option.id).filter((one) => (one === id ? on : value.includes(one))));
  return (
    <fieldset className={css.group} aria-describedby={ids.aria['aria-describedby']} onBlur={props.onBlur}>
      <legend className={hideLabel ? fieldCss.hidden : fieldCss.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={css.options}>
        {options.map((option, index) => (
          <label key={option.id} className={css.choice}>
            <input
              type="checkbox"
              ref={index === 0 ? inputRef : undefined}
              className={css.mark}
              name={props.name}
              disabled={props.disabled || props.readOnly}
              aria-invalid={ids.aria['aria-invalid']}
              checked={value.includes(option.id)}
              onChange={(event) => toggle(option.id, event.target.checked)}
            />
            <span className={css.text}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </fieldset>
  );
}
