import { taskForm, tasks } from '@fm/domain/task';
import { defineSave } from '../save';

/** Creates a task, or saves its form. */
export const saveTask = defineSave('tasks.save', 'tasks:edit', {
  kind: tasks,
  schema: taskForm.schema,
  toRecord: (values, before) => taskForm.toRecord(values, before),
});
