import { TextLink } from '@fm/ui';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

interface Props {
  readonly to: string;
  readonly title: string;
  /** Whose, where, by whom; empty parts are left out. */
  readonly about: readonly (string | undefined)[];
  /** When: a Status or a few words. */
  readonly when: ReactNode;
}

/** One record: its title as a link, what it is about, and when it is due. */
export function AttentionLine({ to, title, about, when }: Props) {
  const words = about.filter((part) => part !== undefined && part !== '');
  return (
    <>
      <div className={styles.what}>
        <span className={styles.name} dir="auto">
          <TextLink to={to}>{title}</TextLink>
        </span>
        {words.length > 0 && <span className={styles.about}>{words.join(' · ')}</span>}
      </div>
      <div className={styles.when}>{when}</div>
    </>
  );
}
