import type { ReactNode } from 'react';
import { TextLink } from '../button/text-link';
import css from './attention.module.css';

export interface AttentionLineProps {
  readonly to: string;
  readonly title: string;
  /** Whose, where, by whom; empty parts are left out. */
  readonly about: readonly (string | undefined)[];
  /** When: a Status or a few words. */
  readonly when: ReactNode;
}

/** One record: its title as a link, what it is about, and when it is due. */
export function AttentionLine({ to, title, about, when }: AttentionLineProps) {
  const words = about.filter((part) => part !== undefined && part !== '');
  return (
    <>
      <div className={css.what}>
        <span className={css.name} dir="auto">
          <TextLink to={to}>{title}</TextLink>
        </span>
        {words.length > 0 && <span className={css.about}>{words.join(' · ')}</span>}
      </div>
      <div className={css.when}>{when}</div>
    </>
  );
}
