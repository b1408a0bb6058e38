import { laterDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { reviewOffBy, taskForm, tasks, whyReviewStays } from '@fm/domain/task';
import { filled } from '@fm/domain/text';
import { nameReason } from '../assignment';
import { FailureSignal, invalid } from '../failure';
import { defineSave } from '../save';
import { taskRefs } from './task-refs';

/** Creates a task, or saves its form. Those who do the work do not switch its review off. */
export const saveTask = defineSave('tasks.save', 'tasks:edit', {
  kind: tasks,
  schema: taskForm.schema,
  toRecord: (values, before) => taskForm.toRecord(values, before),
  async settle(unit, { values, base, current }, { actor }) {
    const isSwitchedOff = base?.needsReview === true && !values.needsReview;
    const problem = isSwitchedOff && current ? whyReviewStays(current, actor) : undefined;
    if (problem !== undefined) throw new FailureSignal(invalid(problem, { 'values.needsReview': problem }));
    return taskRefs(unit, { values, base, stored: current }, actor);
  },
  async check(unit, { values, current }, { now }) {
    const { assigneeRef, reason } = values;
    const dueDate = filled(values.dueDate);
    const isSame = current?.assigneeRef?.id === assigneeRef?.id && current?.dueDate === dueDate;
    if (!assigneeRef || isSame) return;
    const day = laterDay(dueDate ?? '', today(COMPANY.timezone, now));
    await nameReason(unit, { to: [assigneeRef.id], day, reason }, 'values.reason');
  },
  complete: async (_, { current, record }, { actor }) => ({
    ...record,
    ...reviewOffBy(current, record, actor),
  }),
  note: ({ reason }) => (reason === '' ? undefined : { note: reason }),
});
