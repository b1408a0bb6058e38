import { Link } from 'react-router';
import styles from './overview.module.css';

export type Whose = 'mine' | 'all';

const CHOICES = [
  { whose: 'mine', to: '/', label: 'Mine' },
  { whose: 'all', to: '/?tasks=all', label: "Everybody's" },
] as const;

/** Whose tasks are listed; the choice is part of the address. */
export function WhoseTasks({ whose }: { whose: Whose }) {
  return (
    <nav aria-label="Whose tasks" className={styles.whose}>
      {CHOICES.map((choice) => (
        <Link
          key={choice.whose}
          to={choice.to}
          replace
          preventScrollReset
          aria-current={choice.whose === whose ? 'true' : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}
