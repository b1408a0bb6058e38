import type { LiveRows } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { ErrorState, Panel, Skeleton, TextLink } from '@fm/ui';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

interface Props<R extends object> {
  readonly title: string;
  readonly list: LiveRows<R>;
  /** The area behind the list. */
  readonly all: { readonly to: string; readonly label: string };
  /** Said when there is nothing: good news, in a sentence. */
  readonly empty: string;
  /** Stands between title and lines: a choice of what is listed. */
  readonly choice?: ReactNode;
  readonly line: (record: Stored<R>) => ReactNode;
}

/** One list of the overview, in whatever state it is. The others do not wait for it. */
export function AttentionPanel<R extends object>({ title, list, all, empty, choice, line }: Props<R>) {
  return (
    <Panel title={title} actions={<TextLink to={all.to}>{all.label}</TextLink>}>
      {choice}
      <Lines {...{ title, list, empty, line }} />
    </Panel>
  );
}

function Lines<R extends object>({
  title,
  list,
  empty,
  line,
}: Pick<Props<R>, 'title' | 'list' | 'empty' | 'line'>) {
  if (list.status === 'failed') {
    return (
      <ErrorState title={`${title}: this list could not be loaded`} onRetry={list.retry}>
        {list.failure?.message}
      </ErrorState>
    );
  }
  if (list.status === 'loading') return <Skeleton rows={3} columns={2} />;
  if (list.rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.lines}>
      {list.rows.map((record) => (
        <li key={record.id} className={styles.line}>
          {line(record)}
        </li>
      ))}
    </ul>
  );
}
