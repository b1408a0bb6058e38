import { openWorkOrders } from '../../../remotes/tasks/src/features/form/api/open-work-orders';
import { taskList } from '../../../remotes/tasks/src/features/list/task-list';
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
  'remotes/tasks/src/features/list/api/filtered-tasks.ts': ({ hook, list }) => {
    list(taskList);
    hook(() => useEach(dueTasks(undefined, false)));
    hook(() => useEach(dueTasks('x', true)));
  },
  'remotes/tasks/src/search.ts': finding(tasksSearch),
};
