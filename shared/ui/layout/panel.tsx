import { type ReactNode, useId } from 'react';
import css from './panel.module.css';

export interface PanelProps {
  readonly title: string;
  /** How many there are, beside the title. */
  readonly count?: number | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of a page (h2) under a thin line. */
export function Panel({ title, count, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
          {count !== undefined && <span className={css.count}>{count}</span>}
        </h2>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** Two thirds and one third where there is room, else one below the other: a record and what surrounds it. */
export const Columns = ({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) => (
  <div className={css.columns}>
    <div className={css.main}>{children}</div>
    <div className={css.side}>{side}</div>
  </div>
);
