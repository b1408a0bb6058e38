import type { ReactNode } from 'react';
import css from './description-list.module.css';

export interface Description {
  readonly term: string;
  /** Nothing (`undefined`, `null`, '') is shown as a dash. */
  readonly value: ReactNode;
}

/** Names and values of a record that is read, not edited. */
export function DescriptionList({ items }: { readonly items: readonly Description[] }) {
  return (
    <dl className={css.list}>
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
