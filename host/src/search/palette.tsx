import { CloseIcon, SearchIcon, VisuallyHidden } from '@fm/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AreaNotes } from './area-notes';
import { groupsFor, type Item, isSearching, notesFor } from './groups';
import styles from './palette.module.css';
import type { RecentRecords } from './recent';
import { optionId, Results } from './results';
import { useOffered } from './use-offered';

interface Props {
  readonly recent: RecentRecords;
  readonly onClose: () => void;
}

/** One box for everything: where to go, what to begin, and the records of all areas. Open as long as it is drawn. */
export function Palette({ recent, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // The browser's own modal: keeps the focus inside, closes on Escape, gives the focus back.
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      // A press on the shade closes it too.
      closedby="any"
    >
      <Search recent={recent} onClose={onClose} />
    </dialog>
  );
}

function Search({ recent, onClose }: Props) {
  const [query, setQuery] = useState('');
  const { offered, ask, retry } = useOffered(recent);
  const groups = groupsFor(query, offered);
  const items = groups.flatMap((group) => group.items);
  const { active, choose, forget, onKeyDown } = useActiveItem(items);
  const navigate = useNavigate();
  const list = useId();

  const type = (text: string) => {
    setQuery(text);
    forget();
    ask(text);
  };
  const open = (item: Item, elsewhere: boolean) => {
    const { does } = item;
    if ('to' in does && item.record) recent.add({ ...item, to: does.to });
    // Another tab leaves the search as it is, for the next one.
    if ('to' in does && elsewhere) return void window.open(does.to, '_blank', 'noopener');
    onClose();
    if ('to' in does) void navigate(does.to);
    else does.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    onKeyDown(event);
    if (event.key === 'Enter' && active) open(active, event.ctrlKey || event.metaKey);
  };

  const searching = isSearching(query, offered);
  const notes = notesFor(query, offered);
  const nothing = query.trim() !== '' && items.length === 0 && !searching;
  return (
    <div className={styles.search}>
      <div className={styles.box}>
        <SearchIcon aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(list, active)}
          placeholder="Search records, pages and commands"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          className={styles.input}
        />
        <button type="button" aria-label="Close search" className={styles.close} onClick={onClose}>
          <CloseIcon aria-hidden="true" />
        </button>
      </div>
      <div className={styles.found}>
        <Results id={list} groups={groups} active={active} onPoint={choose} onOpen={open} />
        {nothing && (
          <p className={styles.nothing}>
            {notes.length === 0
              ? `Nothing found for “${query.trim()}”.`
              : `Nothing found for “${query.trim()}” in the areas that answered.`}
          </p>
        )}
        <AreaNotes notes={notes} onRetry={retry} />
      </div>
      <Keys />
      <span role="status">
        <VisuallyHidden>{query.trim() !== '' && !searching && `${items.length} found`}</VisuallyHidden>
      </span>
    </div>
  );
}

const KEYS = [
  ['↑ ↓', 'choose'],
  ['Enter', 'open'],
  ['Ctrl Enter', 'in a new tab'],
  ['Esc', 'close'],
] as const;

/** What the keys do, for who looks; the box says it to everybody else. */
const Keys = () => (
  <p className={styles.keys} aria-hidden="true">
    {KEYS.map(([key, what]) => (
      <span key={key}>
        <kbd className={styles.key}>{key}</kbd> {what}
      </span>
    ))}
  </p>
);

/** How far each key moves the mark; over the ends it comes in at the other side. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Which item Enter opens. The first one, until the arrows or the pointer choose another: that stays marked while
 * answers come in around it.
 */
function useActiveItem(items: readonly Item[]) {
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    items.findIndex(({ key }) => key === chosen),
    0,
  );
  return {
    active: items[at],
    choose: (item: Item) => setChosen(item.key),
    /** Back to the first one: something else was typed. */
    forget: () => setChosen(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || items.length === 0) return;
      event.preventDefault();
      setChosen(items[(at + step + items.length) % items.length]?.key);
    },
  };
}
