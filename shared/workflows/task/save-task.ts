import { taskForm, tasks, whyReviewStays } from '@fm/domain/task';
import { FailureSignal, invalid } from '../failure';
import { defineSave } from '../save';

/** Creates a task, or saves its form. Those who do the work do not switch its review off. */
export const saveTask = defineSave('tasks.save', 'tasks:edit', {
  kind: tasks,
  schema: taskForm.schema,
  toRecord: (values, before) => taskForm.toRecord(values, before),
  async settle(_, { values, base, current }, { actor }) {
    const isSwitchedOff = base?.needsReview === true && !values.needsReview;
    const problem = isSwitchedOff && current ? whyReviewStays(current, actor) : undefined;
    if (problem !== undefined) throw new FailureSignal(invalid(problem, { 'values.needsReview': problem }));
    return values;
  },
});
