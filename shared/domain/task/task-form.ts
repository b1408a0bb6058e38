import * as v from 'valibot';
import { optionalDay } from '../calendar-day';
import { optionalDuration } from '../duration';
import { optionalTime } from '../instant';
import { optionalRef } from '../record';
import { filled, optionalText, requiredText } from '../text';
import { dueSortOf, PRIORITIES, type Task } from './task';

const MAX_ESTIMATE_MIN = 60 * 24 * 60;

/** What the task form edits; its status changes by steps, not here. */
export const taskFormSchema = v.pipe(
  v.object({
    title: requiredText('a title', 3, 140),
    description: optionalText(5000),
    priority: v.picklist(PRIORITIES, 'Choose a priority.'),
    assigneeRef: optionalRef,
    dueDate: optionalDay,
    dueTime: optionalTime,
    startDate: optionalDay,
    estimateMin: optionalDuration(1, MAX_ESTIMATE_MIN),
    customerRef: optionalRef,
    siteRef: optionalRef,
    workOrderRef: optionalRef,
    offerRef: optionalRef,
    needsReview: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ startDate, dueDate }) => startDate === '' || dueDate === '' || startDate <= dueDate,
      'Enter a start on or before the due date.',
    ),
    ['startDate'],
  ),
  v.forward(
    v.check(({ dueDate, dueTime }) => dueTime === '' || dueDate !== '', 'Enter the due date of this time.'),
    ['dueDate'],
  ),
);
export type TaskInput = v.InferInput<typeof taskFormSchema>;
export type TaskValues = v.InferOutput<typeof taskFormSchema>;

export const emptyTask = (): TaskInput => ({
  title: '',
  description: '',
  priority: 'normal',
  assigneeRef: null,
  dueDate: '',
  dueTime: '',
  startDate: '',
  estimateMin: null,
  customerRef: null,
  siteRef: null,
  workOrderRef: null,
  offerRef: null,
  needsReview: false,
});

export const taskToForm = (task: Task): TaskInput => ({
  title: task.title,
  description: task.description ?? '',
  priority: task.priority,
  assigneeRef: task.assigneeRef ?? null,
  dueDate: task.dueDate ?? '',
  dueTime: task.dueTime ?? '',
  startDate: task.startDate ?? '',
  estimateMin: task.estimateMin ?? null,
  customerRef: task.customerRef ?? null,
  siteRef: task.siteRef ?? null,
  workOrderRef: task.workOrderRef ?? null,
  offerRef: task.offerRef ?? null,
  needsReview: task.needsReview,
});

/** What stays with a task whatever the form says. */
const kept = (before: Task | undefined) => ({
  status: before?.status ?? ('open' as const),
  reopened: before?.reopened ?? 0,
  blockedReason: before?.blockedReason,
  cancelReason: before?.cancelReason,
  startedAt: before?.startedAt,
  submittedBy: before?.submittedBy,
  reviewedBy: before?.reviewedBy,
  doneAt: before?.doneAt,
  doneBy: before?.doneBy,
  seriesId: before?.seriesId,
});

/** The record's own fields: those of the form, and from `before` those that only steps change. */
export const taskToRecord = (values: TaskValues, before?: Task): Task => ({
  ...kept(before),
  title: values.title,
  description: filled(values.description),
  priority: values.priority,
  assigneeRef: values.assigneeRef ?? undefined,
  dueDate: filled(values.dueDate),
  dueSort: dueSortOf(filled(values.dueDate)),
  dueTime: filled(values.dueTime),
  startDate: filled(values.startDate),
  estimateMin: values.estimateMin ?? undefined,
  customerRef: values.customerRef ?? undefined,
  siteRef: values.siteRef ?? undefined,
  workOrderRef: values.workOrderRef ?? undefined,
  offerRef: values.offerRef ?? undefined,
  needsReview: values.needsReview,
});

export const taskForm = {
  schema: taskFormSchema,
  empty: emptyTask,
  fromRecord: taskToForm,
  toRecord: taskToRecord,
};
