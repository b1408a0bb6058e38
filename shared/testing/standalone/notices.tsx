import { type Toast, useStore, Value } from '@fm/platform';
import styles from './standalone.module.css';

interface NoticeLine {
  readonly id: number;
  readonly text: string;
}

/** As long as the host's toasts stay. */
const SHOWN_MS = 4000;

let last = 0;
const lines = new Value<readonly NoticeLine[]>([]);

function say(text: string) {
  const id = ++last;
  lines.set([...lines.getSnapshot(), { id, text }]);
  setTimeout(() => lines.set(lines.getSnapshot().filter((line) => line.id !== id)), SHOWN_MS);
}

/** Toasts without the host. */
export const toast: Toast = { success: say, error: say, info: say };

/** Where they appear. */
export const Notices = () => (
  <div role="status" className={styles.notices}>
    {useStore(lines).map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
