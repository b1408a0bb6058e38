import { CONTRACT, type RemoteModule } from '@fm/contract';
import { taskAddress } from '@fm/contract/addresses';
import { tasks } from '@fm/domain/task';
import { RecordTrash } from '@fm/screens/list';
import { TaskList, taskList } from './features/list/task-list';
import { TaskFormScreen } from './features/pages';

export default {
  contract: CONTRACT,
  id: 'tasks',
  routes: {
    '/tasks': [
      { index: true, element: <TaskList />, handle: { ahead: taskList.ahead } },
      { path: 'form', element: <TaskFormScreen /> },
      {
        path: 'trash',
        element: (
          <RecordTrash
            kind={tasks}
            list={{ path: taskAddress.list(), label: 'Tasks' }}
            rowHref={({ id }) => taskAddress.edit(id)}
            purges
          />
        ),
      },
    ],
  },
} satisfies RemoteModule;
