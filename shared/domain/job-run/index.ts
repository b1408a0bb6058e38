export {
  JOB_LABELS,
  JOB_NAMES,
  JOB_STATES,
  type JobName,
  type JobRun,
  jobRunSchema,
  NIGHTLY_JOBS,
} from './job-run';
export { jobRuns } from './job-run-kind';
