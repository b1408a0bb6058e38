import { Button } from '@fm/ui';
import { useId, useMemo } from 'react';
import { NavLink } from 'react-router-dom';
import { federation, type RegistryState, warmPath } from '../federation';
import { MenuEntryIcon } from './menu-entry-icon';
import type { MenuItem } from './menu-policy';
import styles from './side-menu.module.css';

interface Props {
  readonly items: readonly MenuItem[];
  readonly registry: RegistryState;
}

/** The areas of the app. When their list did not arrive, the overview is left, with a way to ask again. */
export function SideMenu({ items, registry }: Props) {
  return (
    <nav aria-label="Main menu" className={styles.menu}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
      {registry.phase === 'failed' && <MenuFailure />}
    </nav>
  );
}

function MenuLink({ item: { to, label, icon, off } }: { item: MenuItem }) {
  const warm = useMemo(() => warmOnIntent(to), [to]);
  const reason = useId();
  const className = off === undefined ? styles.link : `${styles.link} ${styles.off}`;
  return (
    <>
      <NavLink
        to={to}
        end={to === '/'}
        className={className ?? ''}
        aria-describedby={off === undefined ? undefined : reason}
        {...warm}
      >
        <MenuEntryIcon icon={icon} />
        {label}
      </NavLink>
      {off !== undefined && (
        <p id={reason} className={styles.reason}>
          {off}
        </p>
      )}
    </>
  );
}

/** How long a pointer rests on an entry before it counts as meant, in milliseconds. */
const INTENT_MS = 100;

/** Handlers for a link that warm its target once pointer or focus has rested on it. */
function warmOnIntent(path: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void warmPath(path), INTENT_MS);
  };
  const stop = () => clearTimeout(timer);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}

function MenuFailure() {
  // What goes wrong with it is in the registry's state.
  const retry = () =>
    void federation()
      .registry.reload()
      .catch(() => undefined);
  return (
    <div role="alert" className={styles.failure}>
      <p>The other areas can't be reached right now.</p>
      <Button size="sm" variant="outline" onClick={retry}>
        Retry
      </Button>
    </div>
  );
}
