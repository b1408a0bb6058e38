import { Button, ButtonLink, EmptyState } from '@fm/ui';
import { NewTask } from './new-task';
import type { TaskView } from './task-view';

/** Says why the list is empty, with a way on. */
export function NoTasks({
  view,
  total,
}: {
  readonly view: TaskView;
  /** How many there are whatever the filter. */
  readonly total: number | undefined;
}) {
  if (view.active > 0) return <NothingMatches view={view} />;
  if (total) {
    return (
      <EmptyState
        title="Nothing left to do"
        action={
          <ButtonLink to="?status=closed" variant="outline">
            Show closed tasks
          </ButtonLink>
        }
      >
        Every task is done or cancelled.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No tasks yet" action={<NewTask />}>
      Things to do that are no job at a customer's site: calls, orders, paperwork.
    </EmptyState>
  );
}

const NothingMatches = ({ view }: { readonly view: TaskView }) => (
  <EmptyState
    title="No task matches these filters"
    action={
      <Button variant="outline" onClick={view.clear}>
        Clear all filters
      </Button>
    }
  >
    Search looks at titles, numbers, assignees and customers
    {view.filter.status === undefined && ', among open tasks only'}.
  </EmptyState>
);
