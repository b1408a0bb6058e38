import { mayPreload, usePart, whenSettled } from '@fm/platform';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button';
import { ErrorState } from '../feedback/error-state';
import css from './dialog.module.css';
import type * as opened from './opened';
import { openedDialogs } from './opened-dialogs';

interface WhenFetchedProps {
  /** Of the dialog that is to open. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (dialogs: typeof opened) => ReactNode;
}

/**
 * A dialog whose code comes once the page has settled, or with the press that opens it. The page stays as it is until
 * the code is there; where it does not come, that is said in the dialog's place.
 */
export function WhenFetched({ title, onClose, children }: WhenFetchedProps) {
  const state = usePart(openedDialogs);
  if (state.phase === 'ready') return children(state.part);
  if (state.phase === 'failed') return <NotFetched title={title} onClose={onClose} />;
  return null;
}

/** Fetches the code of dialogs once this page has settled; not where data is to be saved. */
export function useDialogsAhead(): void {
  useEffect(() => (mayPreload() ? whenSettled(() => void openedDialogs.warm()) : undefined), []);
}

function NotFetched({ title, onClose }: Pick<WhenFetchedProps, 'title' | 'onClose'>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // The browser's own modal, which needs no code: keeps the focus inside, closes on Escape, gives the focus back.
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={`${css.dialog} ${css.sm}`} aria-labelledby={id} onClose={onClose}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
      </div>
      <div className={css.body}>
        <ErrorState
          title="This dialog could not be loaded"
          onRetry={() => void openedDialogs.load()}
          action={
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
          }
        >
          The connection may have been interrupted.
        </ErrorState>
      </div>
    </dialog>
  );
}
