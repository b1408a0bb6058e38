import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Spinner } from '../../feedback/skeleton';
import { AriaLabel, AriaNotes, ariaField } from '../../field/aria-notes';
import fieldCss from '../../field/field.module.css';
import { ChevronDownIcon } from '../../icons';
import type { ComboBoxFieldProps, ComboOption, Making } from '../combo-box-field';
import css from '../popover.module.css';
import type { Opening } from '../use-opening';
import { ListItem } from './list-item';
import { useChosen } from './use-chosen';
import { useEarlierScroll } from './use-earlier-scroll';
import { type SearchState, useOptionSearch } from './use-option-search';

const TYPING_PAUSE_MS = 200;

/** A field that takes one of many options, found by typing, with the list that opens below it. */
export function OpenedComboBox<Option extends ComboOption>(
  props: ComboBoxFieldProps<Option> & { readonly opening: Opening | undefined },
) {
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
    making,
    opening,
  } = props;
  const search = useOptionSearch(load);
  const [typed, setTyped] = useState(opening?.typed);
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
  const openedBy = useRef<string>(undefined);
  // React Aria also calls this on leaving with half a word: then the chosen name comes back. It calls it on any scroll
  // of the page too: who is still typing keeps the words.
  const select = (key: unknown) => {
    if (key === MADE) {
      setTyped(undefined);
      return making?.onMake(search.query.trim());
    }
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
      items={offered(search, making)}
      inputValue={text}
      onInputChange={type}
      value={shown?.id ?? null}
      onChange={select}
      onOpenChange={(open, trigger) => {
        keepOpen(open);
        openedBy.current = trigger;
        if (open && trigger === 'manual') search.ask('', 0);
      }}
      {...(onBlur && { onBlur })}
    >
      <AriaLabel {...{ label, required, hideLabel }} />
      <div className={fieldCss.box}>
        <Input
          ref={hold}
          autoFocus={opening !== undefined}
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
      <OpensWhenClicked input={input} isWanted={() => !shown && typed === undefined} />
      {opening && <OpenAtOnce typed={opening.typed} input={input} onOpen={search.ask} />}
      <ClosedUnlessAsked isWanted={() => typed !== undefined || !shown || openedBy.current !== 'input'} />
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox
          className={css.list ?? ''}
          renderEmptyState={() => <div className={css.empty}>{emptyText(search)}</div>}
        >
          {(option: ComboOption) => <ListItem id={option.id} label={option.name} detail={option.detail} />}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** The id of the offer to make what was typed: no record has one like it. */
const MADE = ' made';

/** What can be chosen, with the offer to make what was typed behind it. */
function offered<Option extends ComboOption>(
  { phase, options, query }: SearchState<Option>,
  making: Making | undefined,
): readonly (Option | ComboOption)[] {
  const name = query.trim();
  if (!making || phase !== 'found' || name === '') return options;
  return [...options, { id: MADE, name: making.label(name) }];
}

/**
 * Closes a list that opened because the text changed, where nobody typed: React Aria takes the name of what is chosen,
 * put back by Escape or put in while the list was closing, for typing.
 */
function ClosedUnlessAsked({ isWanted }: { readonly isWanted: () => boolean }) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (state?.isOpen && !isWanted()) state.setOpen(false);
  });
  return null;
}

interface OpensWhenClickedProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isWanted: () => boolean;
}

/** Opens the list when its empty field is clicked, as an arrow key does. */
function OpensWhenClicked({ input, isWanted }: OpensWhenClickedProps) {
  const state = useContext(ComboBoxStateContext);
  const click = useEffectEvent(() => {
    const { current } = input;
    if (current && !current.readOnly && state && !state.isOpen && isWanted()) state.open(null, 'manual');
  });
  useEffect(() => {
    const { current } = input;
    current?.addEventListener('click', click);
    return () => current?.removeEventListener('click', click);
  }, [input]);
  return null;
}

interface OpenAtOnceProps {
  /** Nothing where the list was asked for without typing. */
  readonly typed: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Looks for what fits a text after a pause in milliseconds. */
  readonly onOpen: (text: string, pause: number) => void;
}

/** Opens the list that was asked for before its code came, with the cursor behind what was typed. */
function OpenAtOnce({ typed, input, onOpen }: OpenAtOnceProps) {
  const state = useContext(ComboBoxStateContext);
  const hasOpened = useRef(false);
  // Before the next key: what is typed then must not be looked for as nothing first.
  useLayoutEffect(() => {
    if (!state || hasOpened.current) return;
    hasOpened.current = true;
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
    onOpen(typed ?? '', 0);
    state.open(null, typed === undefined ? 'manual' : 'input');
  });
  return null;
}

function emptyText({ phase, query, message = '' }: Omit<SearchState<unknown>, 'options'>) {
  if (phase === 'failed') return `${message} Type again to retry.`;
  if (phase === 'found') return query ? `Nothing found for “${query}”.` : 'Nothing to choose from.';
  return 'Searching…';
}
