import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { type TaskInput, type TaskValues, taskForm, tasks } from '@fm/domain/task';

/** The task with `id` as a form, or a new one that starts with `initial`. */
export const useTaskRecord = (
  id: string | undefined,
  initial: Partial<TaskInput>,
  onSaved: (id: string, mode: 'create' | 'edit', values: TaskValues) => void,
) =>
  useRecordForm({
    collection: tasks,
    id,
    ...taskForm,
    store: (input) => run('tasks.save', input),
    empty: () => ({ ...taskForm.empty(), ...initial }),
    onSaved,
  });
