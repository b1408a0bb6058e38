import { useState } from 'react';
import { Spinner } from '../feedback/skeleton';
import fieldCss from '../field/field.module.css';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { FieldShell } from '../field/field-shell';
import { useFieldIds } from '../field/use-field-ids';
import { ChevronDownIcon } from '../icons';
import type { SearchOptions } from './opened/use-option-search';
import css from './popover.module.css';
import { NOT_OPENED, useOpening } from './use-opening';

export interface ComboOption {
  readonly id: string;
  readonly name: string;
  /** A second, smaller line in the list: a number, a town. */
  readonly detail?: string | undefined;
}

/** What is chosen: an id and the name it had then. */
export type ComboValue = Pick<ComboOption, 'id' | 'name'>;

export interface ComboBoxFieldProps<Option extends ComboOption> extends FieldProps, FocusTarget {
  readonly value: ComboValue | null | undefined;
  readonly onChange: (value: ComboValue | null) => void;
  /** The whole option that was chosen, for what depends on more than its name. */
  readonly onPick?: ((option: Option | null) => void) | undefined;
  /** Called when another option was chosen, or none: fields that depend on the option before are to be emptied. */
  readonly onOther?: (() => void) | undefined;
  /** The options that fit the typed text; the first ones for ''. Failures are values with a message. */
  readonly load: SearchOptions<Option>;
  readonly placeholder?: string | undefined;
  /** Offers to make what is not there yet, at the end of the list. */
  readonly making?: Making | undefined;
}

/** Making an option that is not there yet out of what was typed. */
export interface Making {
  /** What the offer says: "Create customer “Alster Café”". */
  readonly label: (typed: string) => string;
  readonly onMake: (typed: string) => void;
}

/** A field that takes one of many options, found by typing. */
export function ComboBoxField<Option extends ComboOption>(props: ComboBoxFieldProps<Option>) {
  const { label, hint, required, hideLabel, value, placeholder, inputRef, onBlur } = props;
  const { lists, opening, hasFailed, open, held } = useOpening(onBlur);
  const [typed, setTyped] = useState<string>();
  // A letter that is made of several keys, or a word of an input method, would go with the field that it is put into.
  const [isComposing, setComposing] = useState(false);
  const error = hasFailed ? NOT_OPENED : props.error;
  const ids = useFieldIds({ ...props, error });
  if (lists && !isComposing) return <lists.OpenedComboBox {...props} opening={opening && { typed }} />;
  const isFixed = props.disabled || props.readOnly;
  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, ids }}>
      <input
        {...ids.aria}
        {...held}
        ref={inputRef}
        id={ids.inputId}
        name={props.name}
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        className={`${fieldCss.input} ${fieldCss.withEnd}`}
        placeholder={placeholder ?? 'Type to search'}
        disabled={props.disabled}
        readOnly={props.readOnly}
        value={typed ?? value?.name ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          open();
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setComposing(false);
        }}
        onClick={() => {
          // Nobody knows what to type while there is nothing: what can be chosen says so.
          if (!isFixed && !value && typed === undefined) open();
        }}
        onKeyDown={({ key }) => {
          if (!isFixed && (key === 'ArrowDown' || key === 'ArrowUp')) open();
        }}
      />
      <span className={fieldCss.end}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Show suggestions ${label}`}
          aria-haspopup="listbox"
          className={css.open}
          disabled={isFixed}
          onPointerDown={held.onPointerDown}
          onClick={() => open()}
        >
          {opening ? <Spinner /> : <ChevronDownIcon />}
        </button>
      </span>
    </FieldShell>
  );
}
