import type { Toast } from '@fm/platform';
import { useSyncExternalStore } from 'react';
import styles from './standalone.module.css';

interface NoticeLine {
  readonly id: number;
  readonly text: string;
}

/** As long as the host's toasts stay. */
const SHOWN_MS = 4000;

let lines: readonly NoticeLine[] = [];
let last = 0;
const listeners = new Set<() => void>();

function show(next: readonly NoticeLine[]) {
  lines = next;
  for (const listener of listeners) listener();
}

function say(text: string) {
  const id = ++last;
  show([...lines, { id, text }]);
  setTimeout(() => show(lines.filter((line) => line.id !== id)), SHOWN_MS);
}

/** Toasts without the host. */
export const toast: Toast = { success: say, error: say, info: say };

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where they appear. */
export const Notices = () => (
  <div role="status" className={styles.notices}>
    {useSyncExternalStore(subscribe, () => lines).map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
