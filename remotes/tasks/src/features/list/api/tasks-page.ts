import { useLivePage } from '@fm/data';
import { tasks } from '@fm/domain/task';
import { useSession } from '@fm/platform';
import type { TaskSort, TaskView } from '../task-view';
import { fitting } from './filtered-tasks';

const FIELD_OF: Readonly<Record<TaskSort, string>> = {
  due: 'dueSort',
  title: 'title',
  changed: 'updatedAt',
};

/** One page of 50 tasks, live. At most 51 reads whatever the collection's size. */
export function useTasksPage(view: TaskView) {
  const { employeeId } = useSession();
  const { filter, sort, cursor, search } = view;
  return useLivePage(
    tasks,
    (spec) =>
      spec.apply(fitting(filter, employeeId, (fit) => fit.orderBy(FIELD_OF[sort.column], sort.direction))),
    { cursor, search },
  );
}
