import { listAddress, useTrashPage } from '@fm/data';
import { taskScope } from '@fm/domain/trash';
import { TrashPage } from '@fm/ui/table';

/** `/tasks/trash`: tasks that were deleted, and the way back. */
export function TaskTrash() {
  const shown = useTrashPage(taskScope);
  return (
    <TrashPage
      {...shown}
      noun="tasks"
      hrefOf={({ id }) => `/tasks/form?id=${id}`}
      back={{ to: listAddress('/tasks'), label: 'Tasks' }}
      purges
    />
  );
}
