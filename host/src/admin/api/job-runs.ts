import { type LiveRows, useLiveRows } from '@fm/data';
import { type JobRun, jobRuns } from '@fm/domain/job-run';

/** Runs that the page shows. */
export const MOST_RUNS = 50;

/** The last runs of all jobs, the latest first, live. */
export const useJobRuns = (): LiveRows<JobRun> =>
  useLiveRows(jobRuns, (spec) => spec.orderBy('startedAt', 'desc'), MOST_RUNS);
