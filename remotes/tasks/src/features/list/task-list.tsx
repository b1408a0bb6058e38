import { useExport, useListCounts, useSavedViews } from '@fm/data';
import { tasks } from '@fm/domain/task';
import { ExportButton, ListState, Page, TrashLink } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { TaskMovesArea } from '../transitions/moves';
import { useTasksPage } from './api/tasks-page';
import { NewTask } from './new-task';
import { NoTasks } from './no-tasks';
import { taskCsv } from './task-csv';
import { TaskFilters } from './task-filters';
import { TaskTable } from './task-table';
import { useTaskView } from './task-view';

/** What is to be done, by when. */
export function TaskList() {
  const view = useTaskView();
  const page = useTasksPage(view);
  const views = useSavedViews('/tasks');
  const file = useExport('tasks', taskCsv, page);
  const counts = useListCounts(tasks, page, view.active);
  return (
    <Page
      title="Tasks"
      actions={
        <>
          <TrashLink to="/tasks/trash" />
          <NewTask />
        </>
      }
    >
      <TaskFilters
        view={view}
        counts={counts}
        end={
          <>
            <ViewsMenu of={views} />
            <ExportButton of={file} noun="tasks" total={page.total} />
          </>
        }
      />
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
