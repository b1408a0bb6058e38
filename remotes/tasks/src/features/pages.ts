import { lazily } from '@fm/ui';

/** The form of a new task, or of one that is there. The list opens first: the form comes afterwards. */
export const TaskFormScreen = lazily(
  'the form',
  async () => (await import('./form/task-form')).TaskFormScreen,
  'page',
);
