import type { ReactNode } from 'react';
import css from './description-list.module.css';

export interface Description {
  readonly term: string;
  /** Nothing (`undefined`, `null`, '') is shown as a dash. */
  readonly value: ReactNode;
}

interface DescriptionListProps {
  readonly items: readonly Description[];
  /** Two beside each other where there is room: for what has more of them than are read at a glance. */
  readonly paired?: boolean | undefined;
}

/** Names and values of a record that is read, not edited. */
export function DescriptionList({ items, paired }: DescriptionListProps) {
  return (
    <dl className={paired ? `${css.list} ${css.paired}` : css.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={css.pair}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value} dir="auto">
            {value === undefined || value === null || value === '' ? (
              <span className={css.none}>–</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
