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
  return (
    <Page title="Tasks" actions={<NewTask />}>
      <TaskFilters view={view} matching={page.total} />
      <TaskMovesArea>
        <ListState of={page} noun="tasks" empty={<NoTasks view={view} />} onMove={view.moveTo} columns={6}>
          <TaskTable page={page} view={view} />
        </ListState>
      </TaskMovesArea>
    </Page>
  );
}
