export { saveTask } from './save-task';
export { transitionTask, undoTaskTransition } from './transition-task';
