import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { EmptyState } from '../feedback/empty-state';

export interface NothingListedProps {
  /** The list's view, as `useListView` of `@fm/data` gives it. */
  readonly view: { readonly active: number; clear(): void };
  /** Said while filters or the search leave nothing: "No task matches these filters". */
  readonly title: string;
  /** What the search looks at: "titles, numbers and customers". */
  readonly searched: string;
  /** What stands here without any filter: an EmptyState with the way to the first one. */
  readonly children: ReactNode;
}

/** Says why a list is empty: there are none yet, or the filters leave none, with the way out of them. */
export function NothingListed({ view, title, searched, children }: NothingListedProps) {
  if (view.active === 0) return children;
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="outline" onClick={view.clear}>
          Clear all filters
        </Button>
      }
    >
      Search looks at {searched}.
    </EmptyState>
  );
}
