import { mayPreload, useStore, whenSettled } from '@fm/platform';
import { useEffect, useState } from 'react';
import { openedLists } from './opened-lists';

/** That a list was asked for before its code had come. */
export interface Opening {
  /** What was typed into the field meanwhile; nothing where it was opened without typing. */
  readonly typed?: string | undefined;
}

export const NOT_OPENED = 'The choices could not be loaded. Check the connection and try again.';

const fetchLists = () => void openedLists.load();
const warmLists = () => void openedLists.warm();

/**
 * For a field or button that looks closed until the code of what it opens is there, which comes once the page has
 * settled, or with the first sign that somebody is about to open it. It is not exchanged in the hand of somebody:
 * `lists` is there once the code is, and it is not focused or has been opened.
 */
export function useOpening(onBlur?: () => void) {
  const state = useStore(openedLists);
  const [opening, setOpening] = useState<Opening>();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => (mayPreload() ? whenSettled(warmLists) : undefined), []);
  const hold = () => {
    setHeld(true);
    fetchLists();
  };
  return {
    lists: state.phase === 'ready' && (opening || !isHeld) ? state.part : undefined,
    opening,
    /** Whether somebody waits for a list that did not come. */
    hasFailed: state.phase === 'failed' && opening !== undefined,
    open: () => {
      setOpening({});
      fetchLists();
    },
    held: {
      onPointerEnter: warmLists,
      onPointerDown: hold,
      onFocus: hold,
      onBlur: () => {
        setHeld(false);
        onBlur?.();
      },
    },
  } as const;
}
