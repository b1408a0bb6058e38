import { BellIcon } from '@fm/ui';
import { NavLink } from 'react-router';
import styles from './top-bar.module.css';

interface Props {
  /** How many reminders are due; undefined while that is not known. */
  readonly due?: number;
  /** How many comments name the person that they have not seen; undefined while that is not known. */
  readonly mentions?: number;
  /** The number above which it says "and more". */
  readonly max?: number;
}

/** Leads to the reminders and mentions, and says how many are waiting. */
export function BellLink({ due = 0, mentions = 0, max = due + mentions }: Props) {
  const upTo = (count: number) => (count > max ? `${max}+` : `${count}`);
  const count = upTo(due + mentions);
  const waiting = [
    // What is seen is said as well.
    due > 0 && mentions > 0 && `${count} waiting`,
    due > 0 && `${upTo(due)} due`,
    mentions > 0 && `${upTo(mentions)} new ${mentions === 1 ? 'mention' : 'mentions'}`,
  ];
  return (
    <NavLink
      to="/reminders"
      className={styles.bell ?? ''}
      aria-label={['Reminders', ...waiting].filter(Boolean).join(', ')}
    >
      <BellIcon aria-hidden="true" />
      {due + mentions > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </NavLink>
  );
}
