import { COMPANY_DEFAULTS } from '@fm/domain/company';
import { onSchedule } from 'firebase-functions/scheduler';
import { database } from '../database';
import { PLACE } from '../place';
import { runJob } from './job-runs';
import { JOBS } from './jobs';

const MAX_SECONDS = 540;

/** Before people begin to work: what the day brings, by mail to who asked for it. */
export const morning = onSchedule(
  {
    ...PLACE,
    schedule: '0 7 * * *',
    // Fixed with the deployment, as the jobs of the night.
    timeZone: COMPANY_DEFAULTS.timezone,
    timeoutSeconds: MAX_SECONDS,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    if (!(await runJob(database(), 'sendDigests', 'the clock', () => JOBS.sendDigests(now))))
      throw new Error('Mails of the morning failed.');
  },
);
