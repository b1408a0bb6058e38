import type { ReactNode } from 'react';
import css from './states.module.css';

export interface EmptyStateProps {
  /** What is not there: "No tasks yet", "Nothing matches these filters". */
  readonly title: string;
  /** Why, or what would be here. */
  readonly children?: ReactNode;
  /** The way on: create the first one, clear the filters. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** In the place of a list that has nothing to show. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {icon}
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
