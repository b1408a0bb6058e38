import { listed } from '@fm/domain/locale';
import { useSession, useStore } from '@fm/platform';
import { Button } from '@fm/ui/plain';
import { useEffect } from 'react';
import { federation, isPreview } from '../federation';
import styles from './bar.module.css';

/**
 * Says, for as long as it is so, which areas are a developer's builds, or releases that are only looked at, and which
 * are shown alone.
 */
export function OverrideBar() {
  const { overrides, only, registry } = federation();
  const { role } = useSession();
  const overridden = Object.entries(useStore(overrides));
  const alone = useStore(only);
  useStore(registry);
  useEffect(() => {
    if (overrides.isFor(role)) void registry.poll();
  }, [overrides, registry, role]);
  if (overridden.length === 0 && alone.length === 0) return null;
  const titleOf = (id: string) => registry.entry(id)?.descriptor.title ?? id;
  const previewed = (id: string, release: string) =>
    registry.entry(id)?.enabled === false
      ? `${titleOf(id)} can't be shown as ${release}.`
      : `${titleOf(id)} is shown as ${release}, which is not released.`;
  const clear = () => {
    overrides.clear();
    only.clear();
    // What was loaded runs until the page goes.
    location.reload();
  };
  return (
    <aside aria-label="Overrides" className={styles.bar}>
      <ul>
        {alone.length > 0 && <li>{`Every area but ${listed(alone.map(titleOf))} is hidden in this tab.`}</li>}
        {overridden.map(([id, where]) => (
          <li key={id}>
            {isPreview(where) ? (
              previewed(id, where)
            ) : (
              <>
                <strong>{id}</strong> from {where}
              </>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="outline" onClick={clear}>
        Clear
      </Button>
    </aside>
  );
}
