import type { Count } from '@fm/domain/record';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Notice } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { Pager } from './pager';

/** One page of a list, as `useLivePage` of `@fm/data` gives it. */
export interface ListPage {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly unknown[];
  /** The rows are those of the view before. */
  readonly stale?: boolean | undefined;
  /** The search looked at a part of the records only. */
  readonly capped?: boolean | undefined;
  readonly total?: Count | undefined;
  /** Number of the first row shown, from 1. */
  readonly first?: number | undefined;
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
  readonly failure?: { readonly message: string } | undefined;
  retry(): void;
}

export interface ListStateProps {
  readonly of: ListPage;
  /** What is listed, in the plural: "employees". */
  readonly noun: string;
  /** In the place of the list when it has no rows: an EmptyState with a way on. */
  readonly empty: ReactNode;
  /** Goes to the page of a cursor: `moveTo` of the list's view. Leave out where there is one page. */
  readonly onMove?: ((cursor: string) => void) | undefined;
  readonly columns?: number | undefined;
  /** The rows, however they are drawn. */
  readonly children: ReactNode;
}

/** A list in whatever state it is: on its way, failed with a reason and Retry, empty with a way on, or there. */
export function ListState({ of, noun, empty, onMove, columns, children }: ListStateProps) {
  if (of.status === 'failed') {
    return (
      <ErrorState title={`The ${noun} could not be loaded`} onRetry={of.retry}>
        {of.failure?.message}
      </ErrorState>
    );
  }
  if (of.status === 'loading') return <Skeleton rows={10} columns={columns} table={columns !== 1} />;
  if (of.rows.length === 0)
    return onMove && (of.first ?? 1) > 1 ? <PastTheEnd {...{ noun, onMove }} /> : empty;
  return (
    <div aria-busy={of.stale ? true : undefined}>
      {of.capped && (
        <Notice>{`Too many ${noun} match this search to look at all of them. Type more of a word to be sure.`}</Notice>
      )}
      {children}
      {onMove && <Pages of={of} onMove={onMove} />}
    </div>
  );
}

/** A page that has no rows any more, because its last ones went elsewhere or its address is old. */
const PastTheEnd = ({
  noun,
  onMove,
}: {
  readonly noun: string;
  readonly onMove: (cursor: string) => void;
}) => (
  <EmptyState
    title={`There are no ${noun} on this page any more`}
    action={
      <Button variant="outline" onClick={() => onMove('')}>
        Go to the first page
      </Button>
    }
  >
    The list is shorter than when this page was opened.
  </EmptyState>
);

function Pages({ of, onMove }: { readonly of: ListPage; readonly onMove: (cursor: string) => void }) {
  const { first = 1, rows, total, next, previous } = of;
  const move = (cursor: string | undefined) => (cursor === undefined ? undefined : () => onMove(cursor));
  return (
    <Pager
      from={first}
      to={first + rows.length - 1}
      total={total}
      onPrevious={move(previous)}
      onNext={move(next)}
    />
  );
}
