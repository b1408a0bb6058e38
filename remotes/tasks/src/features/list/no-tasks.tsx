import { ButtonLink, EmptyState, NothingListed } from '@fm/ui';
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
  const among = view.filter.status === undefined ? ', among open tasks only' : '';
  return (
    <NothingListed
      view={view}
      title="No task matches these filters"
      searched={`titles, numbers, assignees and customers${among}`}
    >
      {total ? <AllClosed /> : <NoneYet />}
    </NothingListed>
  );
}

const AllClosed = () => (
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

const NoneYet = () => (
  <EmptyState title="No tasks yet" action={<NewTask />}>
    Things to do that are no job at a customer's site: calls, orders, paperwork.
  </EmptyState>
);
