import { saveTask } from './save-task';
import { transitionTask, undoTaskTransition } from './transition-task';

/** What can be changed about tasks. */
export const taskCommands = [saveTask, transitionTask, undoTaskTransition] as const;
