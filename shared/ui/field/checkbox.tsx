import css from './choice.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldNotes, RequiredStar } from './field-shell';
import { useFieldIds } from './use-field-ids';

export interface CheckboxProps extends FieldProps, FocusTarget {
  readonly value: boolean | null | undefined;
  readonly onChange: (value: boolean) => void;
}

/** Yes or no, as part of what a form saves. */
export const Checkbox = (props: CheckboxProps) => <Choice {...props} look="mark" />;

/** On or off, with effect at once. */
export const Switch = (props: CheckboxProps) => <Choice {...props} look="switch" />;

function Choice({ look, ...props }: CheckboxProps & { readonly look: 'mark' | 'switch' }) {
  const ids = useFieldIds(props);
  return (
    <div className={css.choice}>
      <input
        {...ids.aria}
        ref={props.inputRef}
        id={ids.inputId}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        className={css[look]}
        name={props.name}
        disabled={props.disabled || props.readOnly}
        checked={props.value ?? false}
        onChange={(event) => props.onChange(event.target.checked)}
        onBlur={props.onBlur}
      />
      <label htmlFor={ids.inputId} className={css.text}>
        {props.label}
        {props.required && <RequiredStar />}
      </label>
      <FieldNotes hint={props.hint} error={props.error} ids={ids} />
    </div>
  );
}
