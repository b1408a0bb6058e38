import type { ReactNode } from 'react';
import { TextLink } from '../button/text-link';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { Panel } from '../layout/panel';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './attention.module.css';

/** The first records of a list, as `useAttention` of `@fm/data` gives them. */
export interface AttentionList<R> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly R[];
  /** How many records there are in all; left out or undefined while that is not known. */
  readonly count?: { readonly count: number; readonly atLeast: boolean } | undefined;
  /** Address of the list that shows all of these records and no others. */
  readonly to: string;
  readonly failure?: { readonly message: string } | undefined;
  retry(): void;
}

export interface AttentionPanelProps<R> {
  readonly title: string;
  readonly list: AttentionList<R>;
  /** The screen behind the list. */
  readonly all: { readonly to: string; readonly label: string };
  /** Said when there is nothing: good news, in a sentence. */
  readonly empty: string;
  /** Stands between title and lines: a choice of what is listed. */
  readonly choice?: ReactNode;
  readonly line: (record: R) => ReactNode;
}

/** A card of the overview: the first records that need somebody, in whatever state the list is. */
export function AttentionPanel<R extends { readonly id: string }>({
  title,
  list,
  all,
  empty,
  choice,
  line,
}: AttentionPanelProps<R>) {
  return (
    <Panel title={title} actions={<TextLink to={all.to}>{all.label}</TextLink>}>
      {choice}
      <Lines {...{ title, list, empty, line }} />
      <More {...{ title, list }} />
    </Panel>
  );
}

function Lines<R extends { readonly id: string }>({
  title,
  list,
  empty,
  line,
}: Pick<AttentionPanelProps<R>, 'title' | 'list' | 'empty' | 'line'>) {
  if (list.status === 'failed') {
    return (
      <ErrorState title={`${title}: this list could not be loaded`} onRetry={list.retry}>
        {list.failure?.message}
      </ErrorState>
    );
  }
  if (list.status === 'loading') return <Skeleton rows={3} columns={2} />;
  if (list.rows.length === 0) return <p className={css.empty}>{empty}</p>;
  return (
    <ul className={css.lines}>
      {list.rows.map((record) => (
        <li key={record.id} className={css.line}>
          {line(record)}
        </li>
      ))}
    </ul>
  );
}

/** How many records the card leaves out, and the way to all of them. */
function More<R>({ title, list: { rows, count, to } }: Pick<AttentionPanelProps<R>, 'title' | 'list'>) {
  const hidden = count === undefined ? 0 : count.count - rows.length;
  if (rows.length === 0 || hidden <= 0) return null;
  return (
    <p className={css.more}>
      <TextLink to={to}>
        {count?.atLeast ? `At least ${hidden} more` : `${hidden} more`}
        <VisuallyHidden>{` (${title})`}</VisuallyHidden>
      </TextLink>
    </p>
  );
}
