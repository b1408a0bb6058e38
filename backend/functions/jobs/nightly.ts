import { COMPANY_DEFAULTS } from '@fm/domain/company';
import { NIGHTLY_JOBS } from '@fm/domain/job-run';
import { onSchedule } from 'firebase-functions/scheduler';
import { database } from '../database';
import { PLACE } from '../place';
import { runJob } from './job-runs';
import { JOBS } from './jobs';

const MAX_SECONDS = 1800;

/** What is due by a day of the company, once a night: one schedule for all jobs, because each costs by the month. */
export const nightly = onSchedule(
  {
    ...PLACE,
    schedule: '15 2 * * *',
    // Fixed with the deployment. What a job does goes by the day of the company's own zone.
    timeZone: COMPANY_DEFAULTS.timezone,
    timeoutSeconds: MAX_SECONDS,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    const failed: string[] = [];
    // One after the other: they share what the database gives to one night.
    for (const job of NIGHTLY_JOBS)
      if (!(await runJob(database(), job, 'the clock', () => JOBS[job](now)))) failed.push(job);
    if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
  },
);
