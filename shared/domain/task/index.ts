export {
  DUE_GROUP_LABELS,
  DUE_GROUPS,
  type DueGroup,
  dueGroupOf,
  endOfThisWeek,
  isOverdue,
} from './due-group';
export {
  dueSortOf,
  OPEN_TASK_STATUSES,
  PRIORITIES,
  PRIORITY_LABELS,
  type Priority,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  type Task,
  type TaskStatus,
  taskSchema,
} from './task';
export {
  emptyTask,
  type TaskInput,
  type TaskValues,
  taskForm,
  taskFormSchema,
  taskToForm,
  taskToRecord,
} from './task-form';
export { tasks } from './task-kind';
export {
  reviewOffBy,
  type TaskFact,
  type TaskTransitionInput,
  taskFacts,
  taskTransitions,
  transitionTask,
  whyReviewStays,
} from './task-transitions';
export { undoTask } from './task-undo';
