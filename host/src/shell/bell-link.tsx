import { notificationAddress } from '@fm/contract/addresses';
import { BellIcon } from '@fm/ui';
import { NavLink } from 'react-router-dom';
import styles from './top-bar.module.css';

interface Props {
  /** How many reminders are due; undefined while that is not known. */
  readonly due?: number;
  /** How many mentions and other news the person has not read; undefined while that is not known. */
  readonly unread?: number;
  /** The number above which it says "and more". */
  readonly max?: number;
}

/** Leads to what somebody was told, and says how much is waiting, reminders with it. */
export function BellLink({ due = 0, unread = 0, max = due + unread }: Props) {
  const upTo = (count: number) => (count > max ? `${max}+` : `${count}`);
  const count = upTo(due + unread);
  const waiting = [
    // What is seen is said as well.
    due > 0 && unread > 0 && `${count} waiting`,
    due > 0 && `${upTo(due)} due`,
    unread > 0 && `${upTo(unread)} unread`,
  ];
  return (
    <NavLink
      to={notificationAddress.list()}
      className={styles.bell ?? ''}
      aria-label={['Notifications', ...waiting].filter(Boolean).join(', ')}
    >
      <BellIcon aria-hidden="true" />
      {due + unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </NavLink>
  );
}
