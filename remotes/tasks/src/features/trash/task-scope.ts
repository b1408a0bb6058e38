import type { TrashScope } from '@fm/data';
import { type Task, tasks } from '@fm/domain/task';

/** A task goes to the trash with its reminders alone. */
export const taskScope: TrashScope<Task> = { kind: tasks };
