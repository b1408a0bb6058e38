import { run, useRecordForm } from '@fm/data';
import { type TaskInput, type TaskValues, taskForm, tasks } from '@fm/domain/task';

/** The task with `id` as a form, or a new one that starts with `given`. */
export const useTaskRecord = (
  id: string | undefined,
  given: Partial<TaskInput>,
  onSaved: (id: string, mode: 'create' | 'edit', values: TaskValues) => void,
) =>
  useRecordForm({
    collection: tasks,
    id,
    ...taskForm,
    store: (input) => run('tasks.save', input),
    empty: () => ({ ...taskForm.empty(), ...given }),
    onSaved,
  });
