import { useEffect, useState } from 'react';
import styles from './remote-outlet.module.css';

/** When a wait stops looking normal, in milliseconds. */
const SLOW_MS = 3000;

/** Stands where an area will be. Says so in words once it takes long. */
export function AreaSkeleton({ title }: { title: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status" className={slow ? styles.slow : styles.unseen}>
        {slow ? 'Still loading…' : `Loading ${title}`}
      </p>
      <div aria-hidden="true" className={styles.bars}>
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
