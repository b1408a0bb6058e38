import { defineKind } from '../record';
import { JOB_LABELS, JOB_STATE_LABELS, type JobRun, jobRunSchema } from './job-run';

export const jobRuns = defineKind<JobRun>({
  path: 'jobRuns',
  type: 'jobRun',
  called: { one: 'run', many: 'runs' },
  schema: jobRunSchema,
  fields: {
    job: { label: 'Job', labels: JOB_LABELS },
    state: { label: 'State', labels: JOB_STATE_LABELS },
    startedBy: 'Started by',
    startedAt: 'Started',
    endedAt: 'Ended',
    counts: 'Done',
    failures: 'Failures',
  },
  label: ({ job }) => JOB_LABELS[job],
});
