import { useHost, useStore } from '@fm/platform';
import { SearchIcon, VisuallyHidden } from '@fm/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchPart } from '../shell/shell-parts';
import { RecentRecords } from './recent';
import styles from './search-entry.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The way into the search: a button in the top bar, and Ctrl or Cmd with K from everywhere. */
export function SearchEntry({ large }: { large: boolean }) {
  const [open, setOpen] = useState(false);
  const [recent] = useState(() => new RecentRecords());
  const state = useStore(searchPart);
  const { toast } = useHost();
  const show = () => {
    setOpen(true);
    void searchPart.load();
  };
  useSearchKeys(() => (open ? setOpen(false) : show()));
  const failed = open && state.phase === 'failed';
  useEffect(() => {
    if (!failed) return;
    setOpen(false);
    toast.error('The search could not be loaded. Please try again in a moment.');
  }, [failed, toast]);
  const Palette = state.phase === 'ready' ? state.part : undefined;

  return (
    <>
      <button
        type="button"
        className={large ? styles.box : styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={show}
        // Its code is there by the time of the click.
        onPointerEnter={() => void searchPart.warm()}
        onFocus={() => void searchPart.warm()}
      >
        <SearchIcon aria-hidden="true" />
        {large ? <span className={styles.words}>Search</span> : <VisuallyHidden>Search</VisuallyHidden>}
        {large && (
          <span className={styles.keys} aria-hidden="true">
            {isApple ? '⌘ K' : 'Ctrl K'}
          </span>
        )}
      </button>
      {open && Palette && <Palette recent={recent} onClose={() => setOpen(false)} />}
    </>
  );
}

function useSearchKeys(toggle: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    // A dialog asks something that has to be answered first; the search itself is one too, and closes.
    const others = document.querySelector('dialog[open]:not([aria-label="Search"]), [aria-modal="true"]');
    if (!others) toggle();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
