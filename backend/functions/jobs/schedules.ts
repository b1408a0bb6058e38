import { COMPANY_DEFAULTS } from '@fm/domain/company';
import { type JobName, NIGHTLY_JOBS } from '@fm/domain/job-run';
import { onSchedule } from 'firebase-functions/scheduler';
import { database } from '../database';
import { PLACE } from '../place';
import { runJob } from './job-runs';
import { JOBS } from './jobs';

interface Clock {
  /** When it runs, as cron says it, by the company's clock. */
  readonly schedule: string;
  readonly timeoutSeconds: number;
  /** Runs every few minutes: of its runs only those are kept that did something. */
  readonly isFrequent?: boolean;
}

/** A schedule that runs these jobs. Each costs by the month, beyond three. */
const byTheClock = (jobs: readonly JobName[], { isFrequent = false, ...clock }: Clock) =>
  onSchedule(
    {
      ...PLACE,
      ...clock,
      // Fixed with the deployment. What a job does goes by the day of the company's own zone.
      timeZone: COMPANY_DEFAULTS.timezone,
      maxInstances: 1,
    },
    async ({ scheduleTime }) => {
      const now = new Date(scheduleTime);
      const failed: string[] = [];
      // One after the other: they share what the database gives at one time, and none keeps the next from its turn.
      for (const job of jobs)
        if (!(await runJob(database(), job, 'the clock', () => JOBS[job](now), { isFrequent })))
          failed.push(job);
      if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
    },
  );

/** What is due by a day of the company. */
export const nightly = byTheClock(NIGHTLY_JOBS, { schedule: '15 2 * * *', timeoutSeconds: 1800 });

/** Before people begin to work: what the day brings, by mail to who asked for it. */
export const morning = byTheClock(['sendDigests'], { schedule: '0 7 * * *', timeoutSeconds: 540 });

/** What is told within minutes. */
export const remind = byTheClock(['fireReminders', 'mailNews'], {
  schedule: '*/5 * * * *',
  timeoutSeconds: 240,
  isFrequent: true,
});
