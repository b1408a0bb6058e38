import { openWorkOrders } from '../../../remotes/tasks/src/features/form/api/open-work-orders';
import { useTasksPage } from '../../../remotes/tasks/src/features/list/api/tasks-page';
import { useTaskView } from '../../../remotes/tasks/src/features/list/task-view';
import { dueTasks } from '../../../remotes/tasks/src/features/overview/api/due-tasks';
import tasksSearch from '../../../remotes/tasks/src/search';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { REF, WORDS } from '../samples';
import { useEach } from '../use-each';

/** What the tasks area asks. */
export const tasksQueries: ScreenQueries = {
  'remotes/tasks/src/features/form/api/open-work-orders.ts': async () => {
    for (const words of WORDS) {
      await openWorkOrders(null)(words);
      await openWorkOrders(REF)(words);
    }
  },
  'remotes/tasks/src/features/list/api/tasks-page.ts': ({ hook, views }) => {
    for (const view of views(useTaskView)) hook(() => useTasksPage(view));
  },
  'remotes/tasks/src/features/list/api/filtered-tasks.ts': ({ hook }) => {
    hook(() => useEach(dueTasks(undefined)));
    hook(() => useEach(dueTasks('x')));
  },
  'remotes/tasks/src/search.ts': finding(tasksSearch),
};
