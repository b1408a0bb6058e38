import { type QuerySpec, useLivePage } from '@fm/data';
import { tasks } from '@fm/domain/task';
import { useSession } from '@fm/platform';
import { statusesOf, type TaskSort, type TaskView } from '../task-view';

type Part = (spec: QuerySpec) => QuerySpec;

const live: Part = (spec) => spec.where('trashed', '==', false);

const byStatus =
  ({ filter }: TaskView): Part =>
  (spec) =>
    spec.where('status', 'in', statusesOf(filter));

const byPriority =
  ({ filter }: TaskView): Part =>
  (spec) =>
    filter.priority ? spec.where('priority', '==', filter.priority) : spec;

const byAssignee =
  ({ filter: { assignee } }: TaskView, self: string | undefined): Part =>
  (spec) =>
    assignee ? spec.where('assigneeRef.id', '==', assignee === 'me' ? (self ?? '') : assignee) : spec;

const byCustomer =
  ({ filter }: TaskView): Part =>
  (spec) =>
    filter.customer ? spec.where('customerRef.id', '==', filter.customer) : spec;

const FIELD_OF: Readonly<Record<TaskSort, string>> = {
  due: 'dueSort',
  title: 'title',
  changed: 'updatedAt',
};

const inOrder =
  ({ sort }: TaskView): Part =>
  (spec) =>
    spec.orderBy(FIELD_OF[sort.column], sort.direction);

/** One page of 50 tasks, live. At most 51 reads whatever the collection's size. */
export function useTasksPage(view: TaskView) {
  const { employeeId } = useSession();
  return useLivePage(
    tasks,
    (spec) =>
      spec
        .apply(live)
        .apply(byStatus(view))
        .apply(byPriority(view))
        .apply(byAssignee(view, employeeId))
        .apply(byCustomer(view))
        .apply(inOrder(view)),
    { cursor: view.cursor, search: view.search },
  );
}
