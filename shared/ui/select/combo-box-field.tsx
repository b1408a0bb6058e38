import { useCallback, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Spinner } from '../feedback/skeleton';
import { AriaLabel, AriaNotes, ariaField } from '../field/aria-notes';
import fieldCss from '../field/field.module.css';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { ChevronDownIcon } from '../icons';
import { ListItem } from './list-item';
import css from './popover.module.css';
import { useChosen } from './use-chosen';
import { useEarlierScroll } from './use-earlier-scroll';
import { type SearchOptions, type SearchState, useOptionSearch } from './use-option-search';

const TYPING_PAUSE_MS = 200;

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
}

/** A field that takes one of many options, found by typing. */
export function ComboBoxField<Option extends ComboOption>(props: ComboBoxFieldProps<Option>) {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    value,
    onChange,
    onPick,
    onOther,
    load,
    placeholder,
    inputRef,
    onBlur,
  } = props;
  const search = useOptionSearch(load);
  const [typed, setTyped] = useState<string>();
  const { shown, choose } = useChosen(value);
  const keepOpen = useEarlierScroll();
  const text = typed ?? shown?.name ?? '';

  const pick = (option: Option | null) => {
    const chosen = option && { id: option.id, name: option.name };
    setTyped(undefined);
    choose(chosen);
    onChange(chosen);
    if (chosen?.id !== value?.id) onOther?.();
    onPick?.(option);
  };
  const input = useRef<HTMLInputElement>(null);
  // One function for as long as the caller's is: a new one would be called anew with every draw.
  const hold = useCallback(
    (target: HTMLInputElement | null) => {
      input.current = target;
      inputRef?.(target);
    },
    [inputRef],
  );
  const gaveUp = useRef(false);
  // React Aria also calls this on leaving with half a word: then the chosen name comes back. It calls it on any scroll
  // of the page too: who is still typing keeps the words.
  const select = (key: unknown) => {
    const option = search.options.find(({ id }) => id === key);
    if (option) pick(option);
    else if (gaveUp.current || document.activeElement !== input.current) setTyped(undefined);
  };
  const type = (input: string) => {
    if (input === text) return;
    setTyped(input);
    if (input === '' && shown) pick(null);
    search.ask(input, TYPING_PAUSE_MS);
  };

  return (
    <ComboBox
      {...ariaField(props)}
      isReadOnly={props.readOnly ?? false}
      allowsEmptyCollection
      items={search.options}
      inputValue={text}
      onInputChange={type}
      value={shown?.id ?? null}
      onChange={select}
      onOpenChange={(open, trigger) => {
        keepOpen(open);
        if (open && trigger === 'manual') search.ask('', 0);
      }}
      {...(onBlur && { onBlur })}
    >
      <AriaLabel {...{ label, required, hideLabel }} />
      <div className={fieldCss.box}>
        <Input
          ref={hold}
          onKeyDownCapture={({ key }) => {
            gaveUp.current = key === 'Escape';
          }}
          className={`${fieldCss.input} ${fieldCss.withEnd}`}
          placeholder={placeholder ?? 'Type to search'}
          {...(props.id !== undefined && { id: props.id })}
        />
        <span className={fieldCss.end}>
          <Button className={css.open ?? ''}>
            {search.phase === 'searching' ? <Spinner /> : <ChevronDownIcon />}
          </Button>
        </span>
      </div>
      <AriaNotes {...{ hint, error }} />
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox
          className={css.list ?? ''}
          renderEmptyState={() => <div className={css.empty}>{emptyWords(search)}</div>}
        >
          {(option: Option) => <ListItem id={option.id} label={option.name} detail={option.detail} />}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

function emptyWords({ phase, query, message = '' }: Omit<SearchState<unknown>, 'options'>) {
  if (phase === 'failed') return `${message} Type again to retry.`;
  if (phase === 'found') return query ? `Nothing found for “${query}”.` : 'Nothing to choose from.';
  return 'Searching…';
}
