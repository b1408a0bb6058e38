import { lazily } from '@fm/ui';

/** The buttons of a job at hand: their code, with all that a transition needs, comes only for those who have one. */
export const JobButtons = lazily(
  'what can be done with this job',
  async () => (await import('./job-buttons')).JobButtons,
);
