import { listAddress, useTrash, useTrashPage } from '@fm/data';
import { tasks } from '@fm/domain/task';
import { TrashPage } from '@fm/ui/table';
import { taskScope } from './task-scope';

/** `/tasks/trash`: tasks that were deleted, and the way back. */
export function TaskTrash() {
  const { page, moveTo } = useTrashPage(tasks);
  const trash = useTrash(taskScope);
  return (
    <TrashPage
      page={page}
      onMove={moveTo}
      trash={trash}
      noun="tasks"
      nameOf={tasks.label}
      hrefOf={({ id }) => `/tasks/form?id=${id}`}
      back={{ to: listAddress('/tasks'), label: 'Tasks' }}
      purges
    />
  );
}
