import type { ReactNode } from 'react';
import css from './sums.module.css';

export interface Sum {
  readonly term: string;
  readonly value: ReactNode;
}

/** What things come to, side by side. */
export const Sums = ({ of }: { readonly of: readonly Sum[] }) => (
  <dl className={css.sums}>
    {of.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
