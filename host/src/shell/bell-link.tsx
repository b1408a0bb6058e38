import { BellIcon } from '@fm/ui';
import { NavLink } from 'react-router';
import styles from './top-bar.module.css';

interface Props {
  /** How many reminders are due; undefined while that is not known. */
  readonly due?: number;
  /** The number above which it says "and more". */
  readonly max?: number;
}

/** Leads to the reminders and says how many of one's own are due. */
export function BellLink({ due = 0, max = due }: Props) {
  const count = due > max ? `${max}+` : `${due}`;
  return (
    <NavLink
      to="/reminders"
      className={styles.bell ?? ''}
      aria-label={due > 0 ? `Reminders, ${count} due` : 'Reminders'}
    >
      <BellIcon aria-hidden="true" />
      {due > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </NavLink>
  );
}
