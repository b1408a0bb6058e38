import { useListCounts } from '@fm/data';
import { tasks } from '@fm/domain/task';
import { ListState, Page } from '@fm/ui';
import { TaskMovesArea } from '../move/moves';
import { useTasksPage } from './api/tasks-page';
import { NewTask } from './new-task';
import { NoTasks } from './no-tasks';
import { TaskFilters } from './task-filters';
import { TaskTable } from './task-table';
import { useTaskView } from './task-view';

/** What is to be done, by when. */
export function TaskList() {
  const view = useTaskView();
  const page = useTasksPage(view);
  const counts = useListCounts(tasks, page, view.active);
  return (
    <Page title="Tasks" actions={<NewTask />}>
      <TaskFilters view={view} counts={counts} />
      <TaskMovesArea>
        <ListState
          of={page}
          noun="tasks"
          empty={<NoTasks view={view} total={counts.total?.count} />}
          onMove={view.moveTo}
          columns={6}
        >
          <TaskTable page={page} view={view} />
        </ListState>
      </TaskMovesArea>
    </Page>
  );
}
