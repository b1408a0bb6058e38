import { COMPANY } from '../company';
import { DERIVED, defineKind, REPEATED, tellThose } from '../record';
import { tokensOf } from '../tokens';
import {
  dueSortOf,
  OPEN_TASK_STATUSES,
  PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type Task,
  taskSchema,
} from './task';

export const tasks = defineKind<Task>({
  path: 'tasks',
  type: 'task',
  called: { one: 'task', many: 'tasks' },
  permission: 'tasks:edit',
  trash: 'alone',
  hasFiles: true,
  unfinished: { one: 'open task', many: 'open tasks', which: ['status', 'in', OPEN_TASK_STATUSES] },
  get numberPrefix() {
    return COMPANY.numberPrefixes.task;
  },
  schema: taskSchema,
  fields: {
    title: 'Title',
    description: 'Description',
    status: { label: 'Status', labels: TASK_STATUS_LABELS, putBack: 'never' },
    priority: { label: 'Priority', labels: PRIORITY_LABELS },
    assigneeRef: 'Assignee',
    dueDate: { label: 'Due date', format: 'day' },
    dueSort: DERIVED,
    dueTime: 'Due time',
    startDate: { label: 'Start date', format: 'day' },
    estimateMin: { label: 'Estimate', format: 'minutes' },
    customerRef: 'Customer',
    siteRef: 'Site',
    workOrderRef: 'Work order',
    offerRef: 'Offer',
    needsReview: 'Needs review',
    reviewOffBy: { label: 'Review switched off', putBack: 'never', isByCommand: true },
    blockedReason: 'Blocked reason',
    cancelReason: 'Cancel reason',
    startedAt: 'Started',
    submittedBy: 'Submitted',
    reviewedBy: 'Reviewed',
    doneAt: { label: 'Done', putBack: 'never' },
    doneBy: { label: 'Done', putBack: 'never' },
    reopened: { ...REPEATED, putBack: 'never' },
    seriesId: 'Series id',
  },
  label: (task) => task.title,
  tokens: ({ number, title, assigneeRef, customerRef }) =>
    tokensOf([number, title, assigneeRef?.name, customerRef?.name]),
  links: ({ customerRef, siteRef }) => ({
    ...(customerRef && { customerId: customerRef.id }),
    ...(siteRef && { siteId: siteRef.id }),
  }),
  derived: ({ dueDate }) => ({ dueSort: dueSortOf(dueDate) }),
  tells: tellThose(({ assigneeRef }) => (assigneeRef ? [assigneeRef.id] : [])),
  followed: ({ status, dueDate, assigneeRef }) => ({
    days: { dueDate },
    over: !OPEN_TASK_STATUSES.includes(status),
    responsible: assigneeRef?.id,
  }),
});
