import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { AriaLabel, AriaNotes, ariaField } from '../field/aria-notes';
import fieldCss from '../field/field.module.css';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { ChevronDownIcon } from '../icons';
import { ListItem } from './list-item';
import css from './popover.module.css';

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

// React Aria needs a key for every entry; no id of ours is a single space.
const NOTHING = ' ';

/** One of a known list. For a long or growing list take ComboBoxField, for up to five choices RadioGroup. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    options,
    value,
    placeholder,
    emptyLabel,
    inputRef,
    onBlur,
  } = props;
  // The list takes the focus from the button: only what leaves a closed field has left it.
  const open = useRef(false);
  const leave = () => {
    if (!open.current) onBlur?.();
  };
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) props.onChange(option.id);
    else if (props.emptyLabel !== undefined) props.onChange(null);
  };
  return (
    <Select
      {...ariaField(props)}
      isDisabled={Boolean(props.disabled || props.readOnly)}
      placeholder={placeholder ?? 'Choose…'}
      value={value || (emptyLabel === undefined ? null : NOTHING)}
      onChange={choose}
      onOpenChange={(opened) => {
        open.current = opened;
      }}
    >
      <AriaLabel {...{ label, required, hideLabel }} />
      <Button
        ref={inputRef}
        className={`${fieldCss.input} ${css.trigger}`}
        {...(props.id !== undefined && { id: props.id })}
        onBlur={leave}
      >
        <SelectValue className={css.value ?? ''} />
        <ChevronDownIcon />
      </Button>
      <AriaNotes {...{ hint, error }} />
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox className={css.list ?? ''}>
          {emptyLabel !== undefined && <ListItem id={NOTHING} label={emptyLabel} />}
          {options.map((option) => (
            <ListItem key={option.id} id={option.id} label={option.label} detail={option.description} />
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
