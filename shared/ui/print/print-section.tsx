import { type ReactNode, useId } from 'react';
import type { Description } from '../list/description-list';
import css from './print.module.css';

export interface PrintSectionProps {
  readonly title: string;
  /** Beside the title: how many, of what period. */
  readonly note?: ReactNode;
  /** Starts on a new page where it is long enough to deserve one. */
  readonly newPage?: boolean | undefined;
  readonly children: ReactNode;
}

/** A named part of a paper; its title never stands alone at the end of a page. */
export function PrintSection({ title, note, newPage, children }: PrintSectionProps) {
  const id = useId();
  return (
    <section className={newPage ? `${css.section} ${css.newPage}` : css.section} aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h3 id={id}>{title}</h3>
        {note && <span className={css.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** Names and values in two columns; what is empty is left out, because nobody can fill it in on paper. */
export function PrintFacts({ items }: { readonly items: readonly Description[] }) {
  const known = items.filter(({ value }) => value !== undefined && value !== null && value !== '');
  return (
    <dl className={css.facts}>
      {known.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt>{term}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
