import { taskForm, tasks, whyReviewStays } from '@fm/domain/task';
import { FailureSignal, invalid } from '../failure';
import { defineSave } from '../save';

/** Creates a task, or saves its form. Those who do the work do not switch its review off. */
export const saveTask = defineSave('tasks.save', 'tasks:edit', {
  kind: tasks,
  schema: taskForm.schema,
  toRecord: (values, before) => taskForm.toRecord(values, before),
  check: async (unit, { id, values, base }, { actor }) => {
    if (values.needsReview || base?.needsReview === false) return;
    const stored = await unit.find(tasks, id);
    const problem = stored && whyReviewStays(stored, actor);
    if (problem !== undefined) throw new FailureSignal(invalid(problem, { 'values.needsReview': problem }));
  },
});
