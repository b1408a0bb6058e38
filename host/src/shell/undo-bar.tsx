import { type UndoOffer, type UndoProgress, useUndoOffer, withdrawUndo } from '@fm/platform';
import { Button, CloseIcon, IconButton, isAsked, isTyping, ProgressBar, UndoIcon } from '@fm/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './undo-bar.module.css';

/** Records from which on taking back shows how far it is: fewer are one commit. */
const MANY = 16;

/** Failures that trying again may end; after any other, what is done stays done. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'unconfirmed', 'quota', 'unexpected']);

/** The way back from what was just done. It stays on every screen, and ends with the session. */
export function UndoBar() {
  const offer = useUndoOffer();
  useEffect(() => {
    // An act that ended after the last person left would offer its undo to the next one.
    withdrawUndo();
    return () => withdrawUndo();
  }, []);
  return (
    <div role="status">
      <Offered key={useTurn(offer)} offer={offer} />
    </div>
  );
}

/** A number for each offer, so that one starts without the state of the one before. */
function useTurn(offer: UndoOffer | undefined): number {
  const [seen, setSeen] = useState({ offer, turn: 0 });
  if (seen.offer !== offer) setSeen({ offer, turn: seen.turn + 1 });
  return seen.turn;
}

interface UndoState {
  readonly state: 'offered' | 'busy' | 'undone' | 'again' | 'refused';
  /** What taking it back came to, beyond what the offer says itself. */
  readonly message?: string;
}

function Offered({ offer }: { readonly offer: UndoOffer | undefined }) {
  const [{ state, message }, setUndoState] = useState<UndoState>({ state: 'offered' });
  const [progress, setProgress] = useState<UndoProgress>();
  const bar = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row or dialog that had the focus may be gone with what was done: then the keyboard goes on here.
    if (offer && lostFocus()) bar.current?.focus();
  }, [offer]);
  const undo = async (offer: UndoOffer) => {
    setUndoState({ state: 'busy' });
    const outcome = await offer.undo(setProgress);
    setProgress(undefined);
    // Undo goes or was disabled: then the keyboard goes on here.
    if (lostFocus() || bar.current?.contains(document.activeElement)) close.current?.focus();
    if (outcome.ok) {
      const { value } = outcome;
      setUndoState({ state: 'undone', ...(typeof value === 'string' && { message: value }) });
    } else {
      const { kind, message } = outcome.failure;
      setUndoState({ state: PASSING.has(kind) ? 'again' : 'refused', message });
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const asked = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!asked || event.shiftKey || event.altKey || isTyping(event.target) || isAsked()) return;
    if (!offer || (state !== 'offered' && state !== 'again')) return;
    event.preventDefault();
    void undo(offer);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (!offer) return null;
  const failed = state === 'again' || state === 'refused';
  return (
    <div ref={bar} tabIndex={-1} className={failed ? `${styles.bar} ${styles.failed}` : styles.bar}>
      {progress && progress.total >= MANY ? (
        // Not read out at every step.
        <div aria-live="off">
          <ProgressBar label="Undoing" {...progress} />
        </div>
      ) : (
        <p dir="auto">{[...sentences(offer, state), message].filter(Boolean).join(' ')}</p>
      )}
      <div className={styles.actions}>
        {(state === 'offered' || state === 'busy' || state === 'again') && (
          <Button
            size="sm"
            variant="outline"
            icon={<UndoIcon />}
            busy={state === 'busy'}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => void undo(offer)}
          >
            {wayOn[state]}
          </Button>
        )}
        <IconButton ref={close} aria-label="Close" size="sm" onClick={() => withdrawUndo(offer)}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}

const lostFocus = () => !document.activeElement || document.activeElement === document.body;

const wayOn = { offered: 'Undo', busy: 'Undoing…', again: 'Try again' };

function sentences({ text, undoneText = 'Undone.' }: UndoOffer, state: UndoState['state']): string[] {
  if (state === 'undone') return [undoneText];
  return state === 'again' || state === 'refused' ? ['Not undone.'] : [text];
}
