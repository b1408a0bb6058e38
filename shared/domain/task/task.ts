import * as v from 'valibot';
import { calendarDay, NO_DAY } from '../calendar-day';
import { instant } from '../instant';
import { ref, stamp } from '../record';

/** Overdue is no status: it follows from the due date and today. */
export const TASK_STATUSES = ['open', 'inProgress', 'blocked', 'inReview', 'done', 'cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];
export const TASK_STATUS_LABELS: Readonly<Record<TaskStatus, string>> = {
  open: 'Open',
  inProgress: 'In progress',
  blocked: 'Blocked',
  inReview: 'In review',
  done: 'Done',
  cancelled: 'Cancelled',
};
/** Statuses of work still to do. */
export const OPEN_TASK_STATUSES: readonly TaskStatus[] = ['open', 'inProgress', 'blocked', 'inReview'];

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

/** Something to do that is no job at a customer's site. */
export const taskSchema = v.object({
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(140)),
  description: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  status: v.picklist(TASK_STATUSES),
  priority: v.picklist(PRIORITIES),
  /** An employee. */
  assigneeRef: v.optional(ref),
  dueDate: v.optional(calendarDay),
  /** The due date, or a day after all others: a query ordered by an absent field would hide the record. */
  dueSort: v.string(),
  dueTime: v.optional(v.string()),
  startDate: v.optional(calendarDay),
  estimateMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  customerRef: v.optional(ref),
  siteRef: v.optional(ref),
  workOrderRef: v.optional(ref),
  offerRef: v.optional(ref),
  /** Somebody else looks at the result before it is done. */
  needsReview: v.boolean(),
  /** Who decided, after somebody had asked for a review, that nobody looks at it. */
  reviewOffBy: v.optional(stamp),
  blockedReason: v.optional(v.string()),
  cancelReason: v.optional(v.string()),
  startedAt: v.optional(instant),
  submittedBy: v.optional(stamp),
  reviewedBy: v.optional(stamp),
  doneAt: v.optional(instant),
  doneBy: v.optional(stamp),
  reopened: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Tasks of one recurring series. */
  seriesId: v.optional(v.string()),
});
export type Task = v.InferOutput<typeof taskSchema>;

/** What list order needs of a due date. */
export const dueSortOf = (dueDate: string | undefined): string => dueDate ?? NO_DAY;
