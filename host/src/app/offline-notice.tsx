import { Button } from '@fm/ui/plain';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './full-screen.module.css';

/**
 * The full-screen notice of the specification, section 2, in front of everything, also of dialogs, menus and the
 * search: the browser's own modal, beside the app, because an open dialog of the app hides everything around it.
 */
export function OfflineNotice({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const show = () => {
    if (dialog.current?.isConnected) dialog.current.showModal();
    retry.current?.focus();
  };
  useEffect(show, []);

  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.screen} ${styles.cover}`}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      // A press in here is none beside a dialog behind it, which would close with what was typed.
      data-react-aria-top-layer="true"
      // Escape does not bring the connection back, and a browser may close it at the second one all the same.
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <LostSignal />
      <h1 id="offline-title" className={styles.title}>
        Oops, No Internet Connection
      </h1>
      <p id="offline-text" className={styles.text}>
        Make sure wifi or cellular data is turned on and try again.
      </p>
      <Button ref={retry} variant="primary" size="lg" onClick={reload}>
        TRY AGAIN
      </Button>
    </dialog>,
    document.body,
  );
}

function LostSignal() {
  return (
    <svg viewBox="0 0 48 48" className={styles.sign} aria-hidden="true">
      <path d="M6 19a26 26 0 0 1 36 0M12.5 26a17 17 0 0 1 23 0M19 33a8 8 0 0 1 10 0" opacity="0.35" />
      <path d="M24 39v.01" />
      <path d="m8 8 32 32" />
    </svg>
  );
}
