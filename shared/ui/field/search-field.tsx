import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { CloseIcon, SearchIcon } from '../icons';
import { useSingleKey } from '../keys/single-key';
import fieldCss from './field.module.css';
import css from './search-field.module.css';

const TYPING_PAUSE_MS = 250;

export interface SearchFieldProps {
  /** Spoken name, and shown inside while empty: "Search customers". */
  readonly label: string;
  /** What is searched for now (from the URL). */
  readonly value: string;
  /** Called 250 ms after the last key, at once on Enter and when cleared. */
  readonly onSearch: (query: string) => void;
}

/** Goes on into the list below, past its filters and heads of columns. */
function goToFirstRow(event: KeyboardEvent<HTMLElement>) {
  const row = event.currentTarget.closest('main')?.querySelector<HTMLElement>('[data-row-link]');
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** Searches while typing. `/` leads here from everywhere, Escape clears it, the arrow leads to what was found. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  // Back, forward or "Clear all" changed it from outside; our own search coming back must not undo further typing.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useSingleKey('/', () => {
    input.current?.focus();
    input.current?.select();
  });

  const search = (query: string, delay: number) => {
    clearTimeout(timer.current);
    setText(query);
    const { pathname } = window.location;
    const send = () => {
      // Somebody went on to another page, which is on its way: a search of this one would take them back.
      if (window.location.pathname !== pathname) return;
      setSent(query.trim());
      if (query.trim() !== value) onSearch(query.trim());
    };
    if (delay) timer.current = setTimeout(send, delay);
    else send();
  };
  const clear = () => {
    search('', 0);
    input.current?.focus();
  };

  return (
    <div className={css.search}>
      <SearchIcon />
      <input
        ref={input}
        type="search"
        className={`${fieldCss.input} ${css.input}`}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => search(event.target.value, TYPING_PAUSE_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text, 0);
          if (event.key === 'Escape' && text) clear();
          if (event.key === 'ArrowDown') goToFirstRow(event);
        }}
      />
      {text && (
        <span className={css.clear}>
          <IconButton aria-label="Clear search" size="sm" onClick={clear}>
            <CloseIcon />
          </IconButton>
        </span>
      )}
    </div>
  );
}
