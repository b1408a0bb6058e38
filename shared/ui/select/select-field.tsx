import { useId } from 'react';
import fieldCss from '../field/field.module.css';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { FieldShell } from '../field/field-shell';
import { useFieldIds } from '../field/use-field-ids';
import { ChevronDownIcon } from '../icons';
import css from './popover.module.css';
import { NOT_OPENED, useOpening } from './use-opening';

/** What stands in a field in which nothing is chosen. */
export const UNCHOSEN = 'Choose…';

export interface SelectOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** A second, smaller line in the list. */
  readonly description?: string | undefined;
}

interface SelectBase<Id extends string> extends FieldProps, FocusTarget {
  readonly options: readonly SelectOption<Id>[];
  readonly value: Id | '' | null | undefined;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
}

export type SelectFieldProps<Id extends string> = SelectBase<Id> &
  (
    | { readonly emptyLabel?: undefined; readonly onChange: (value: Id) => void }
    /** Adds a first entry that chooses nothing ("Anyone"), told as `null`. */
    | { readonly emptyLabel: string; readonly onChange: (value: Id | null) => void }
  );

/** One of a known list. For a long or growing list take ComboBoxField, for up to five choices RadioGroup. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, hint, required, hideLabel, options, value, placeholder, emptyLabel, inputRef, onBlur } =
    props;
  const { lists, opening, hasFailed, open, held } = useOpening(onBlur);
  const error = hasFailed ? NOT_OPENED : props.error;
  const ids = useFieldIds({ ...props, error });
  const valueId = useId();
  if (lists) return <lists.OpenedSelect {...props} opening={opening} />;
  const chosen = options.find(({ id }) => id === value)?.label ?? emptyLabel;
  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, ids }}>
      <button
        {...held}
        ref={inputRef}
        id={ids.inputId}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${valueId} ${ids.labelId}`}
        aria-describedby={ids.aria['aria-describedby']}
        data-invalid={error ? true : undefined}
        className={`${fieldCss.input} ${css.trigger}`}
        disabled={Boolean(props.disabled || props.readOnly)}
        onClick={() => open()}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open();
        }}
      >
        <span id={valueId} className={css.value} data-placeholder={chosen === undefined ? true : undefined}>
          {chosen ?? placeholder ?? UNCHOSEN}
        </span>
        <ChevronDownIcon />
      </button>
    </FieldShell>
  );
}
