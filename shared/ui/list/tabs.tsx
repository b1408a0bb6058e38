import { Link, type To } from 'react-router-dom';
import css from './tabs.module.css';

export interface TabLink {
  readonly to: To;
  readonly label: string;
  readonly count?: number | undefined;
  /** The one that is shown. */
  readonly current: boolean;
}

export interface TabsProps {
  /** Names the row for screen readers: "Customer". */
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Views of one thing, each with its own address: links, so Back works and a tab can be shared. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} className={css.tab} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
