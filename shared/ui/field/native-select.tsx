import css from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldShell } from './field-shell';
import { useFieldIds } from './use-field-ids';

export interface NativeSelectProps<Id extends string> extends FieldProps, FocusTarget {
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
}

/** One of a few, as the browser draws it: for a cell of a row or a phone's own list, where a key or a thumb chooses at once. Elsewhere take SelectField. */
export function NativeSelect<Id extends string>(props: NativeSelectProps<Id>) {
  const { label, hint, error, required, hideLabel, options, value, onChange } = props;
  const ids = useFieldIds(props);
  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, ids }}>
      <select
        {...ids.aria}
        ref={props.inputRef}
        id={ids.inputId}
        className={css.input}
        name={props.name}
        disabled={props.disabled || props.readOnly}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        onBlur={props.onBlur}
      >
        {options.map(({ id, label: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
