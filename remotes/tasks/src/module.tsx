import { CONTRACT, type RemoteModule } from '@fm/contract';
import { TaskFormScreen } from './features/form/task-form';
import { TaskList } from './features/list/task-list';
import { TaskTrash } from './features/trash/task-trash';

export default {
  contract: CONTRACT,
  id: 'tasks',
  routes: {
    '/tasks': [
      { index: true, element: <TaskList /> },
      { path: 'form', element: <TaskFormScreen /> },
      { path: 'trash', element: <TaskTrash /> },
    ],
  },
} satisfies RemoteModule;
