import { COMPANY_DEFAULTS } from '@fm/domain/company';
import type { JobName } from '@fm/domain/job-run';
import { onSchedule } from 'firebase-functions/scheduler';
import { database } from '../database';
import { PLACE } from '../place';
import { runJob } from './job-runs';
import { JOBS } from './jobs';

const MAX_SECONDS = 240;

/** What runs every few minutes: the third schedule, the last that costs nothing. */
export const remind = onSchedule(
  {
    ...PLACE,
    schedule: '*/5 * * * *',
    timeZone: COMPANY_DEFAULTS.timezone,
    timeoutSeconds: MAX_SECONDS,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    const run = (name: JobName) =>
      runJob(database(), name, 'the clock', () => JOBS[name](now), { isFrequent: true });
    // Neither keeps the other one waiting where it fails.
    const ended = [await run('fireReminders'), await run('mailNews')];
    if (ended.includes(false)) throw new Error('Reminders or mails of news failed.');
  },
);
