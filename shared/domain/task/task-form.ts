import * as v from 'valibot';
import { optionalDay } from '../calendar-day';
import { optionalDuration } from '../duration';
import { optionalTime } from '../instant';
import { optionalRef, toForm, toRecord } from '../record';
import { filled, optionalText, requiredText } from '../text';
import { dueSortOf, PRIORITIES, type Task, taskSchema } from './task';

const MAX_ESTIMATE_MIN = 60 * 24 * 60;

/** What the task form edits; its status changes by transitions, not here. */
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
    /** Why somebody is given it against whom something speaks; for the history. */
    reason: v.optional(optionalText(500), ''),
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

export const emptyTask = (): TaskInput & { readonly reason: string } => ({
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
  reason: '',
});

export const taskToForm = (task: Task): TaskInput => toForm(emptyTask(), { ...task, reason: '' });

/** The record's own fields: those of the form, and from `before` those that only transitions change. */
export const taskToRecord = ({ reason: _, ...values }: TaskValues, before?: Task): Task => ({
  ...(before ?? { status: 'open', reopened: 0 }),
  ...toRecord(taskSchema, values),
  dueSort: dueSortOf(filled(values.dueDate)),
});

export const taskForm = {
  schema: taskFormSchema,
  empty: emptyTask,
  fromRecord: taskToForm,
  toRecord: taskToRecord,
};
