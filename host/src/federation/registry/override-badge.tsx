import { useStore } from '@fm/platform';
import { Button } from '@fm/ui/plain';
import { federation } from '../federation';
import styles from './override-badge.module.css';
import type { Overrides } from './overrides';

/** Says, for as long as it is so, which areas are builds from the developer's own machine. */
export function OverrideBadge() {
  const { overrides } = federation();
  return overrides ? <Badge overrides={overrides} /> : null;
}

function Badge({ overrides }: { overrides: Overrides }) {
  const overridden = Object.entries(useStore(overrides));
  if (overridden.length === 0) return null;
  const clear = () => {
    overrides.clear();
    // What was loaded runs until the page goes.
    location.reload();
  };
  return (
    <aside aria-label="Overrides" className={styles.badge}>
      <ul>
        {overridden.map(([id, folder]) => (
          <li key={id}>
            <strong>{id}</strong> from {folder}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="outline" onClick={clear}>
        Clear
      </Button>
    </aside>
  );
}
