import { useCallback, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { AriaLabel, AriaNotes, ariaField } from '../../field/aria-notes';
import fieldCss from '../../field/field.module.css';
import { ChevronDownIcon } from '../../icons';
import css from '../popover.module.css';
import { type SelectFieldProps, UNCHOSEN } from '../select-field';
import type { Opening } from '../use-opening';
import { ListItem } from './list-item';
import { useOpen } from './use-open';

// React Aria needs a key for every entry; no id of ours is a single space.
const NOTHING = ' ';

/** One of a known list, with the list that opens below it. */
export function OpenedSelect<Id extends string>(
  props: SelectFieldProps<Id> & { readonly opening: Opening | undefined },
) {
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
    opening,
  } = props;
  // The list takes the focus from the button: only what leaves a closed field has left it.
  const isLeft = useRef(true);
  const { list, hold } = useOpen(opening, (isOpen) => {
    isLeft.current = !isOpen;
  });
  const leave = () => {
    if (isLeft.current) onBlur?.();
  };
  // One function for as long as the caller's is: a new one would be called anew with every draw.
  const holdButton = useCallback(
    (target: HTMLButtonElement | null) => {
      hold(target);
      inputRef?.(target);
    },
    [hold, inputRef],
  );
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) props.onChange(option.id);
    else if (props.emptyLabel !== undefined) props.onChange(null);
  };
  return (
    <Select
      {...ariaField(props)}
      isDisabled={Boolean(props.disabled || props.readOnly)}
      placeholder={placeholder ?? UNCHOSEN}
      value={value || (emptyLabel === undefined ? null : NOTHING)}
      onChange={choose}
      {...list}
    >
      <AriaLabel {...{ label, required, hideLabel }} />
      <Button
        ref={holdButton}
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
