import { useAction } from '@fm/data';
import { JOB_LABELS, JOB_NAMES, type JobName } from '@fm/domain/job-run';
import { useHost } from '@fm/platform';
import { EmptyState, ErrorState, Notice, Page } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import { DataTable } from '@fm/ui/table';
import { AdminTabs } from './admin-tabs';
import { MOST_RUNS, useJobRuns } from './api/job-runs';
import { runJob } from './api/run-job';
import { JOB_COLUMNS } from './job-columns';

/** `/admin/jobs`: what ran by the clock, and a way to run it now. */
export function JobList() {
  const { toast } = useHost();
  const runs = useJobRuns();
  const action = useAction();
  const start = async (job: JobName) => {
    toast.info(`“${JOB_LABELS[job]}” is running.`);
    await action.run(() => runJob(job));
  };
  return (
    <Page
      title="Jobs"
      subtitle="What happens by itself, every night at 02:15, for the mails every morning at 07:00 and for reminders every five minutes, in Berlin."
      actions={
        <MenuButton
          label="Run now"
          variant="outline"
          disabled={action.busy}
          items={JOB_NAMES.map((job) => ({ id: job, label: JOB_LABELS[job], onSelect: () => start(job) }))}
        />
      }
    >
      <AdminTabs current="jobs" />
      {action.failure && <Notice tone="danger">{action.failure.message}</Notice>}
      {runs.status === 'failed' ? (
        <ErrorState title="The runs could not be loaded" onRetry={runs.retry}>
          {runs.failure?.message}
        </ErrorState>
      ) : (
        <DataTable
          caption="Runs"
          columns={JOB_COLUMNS}
          rows={runs.rows}
          loading={runs.status === 'loading'}
          empty={
            <EmptyState title="Nothing has run yet">
              The first night after the start runs all jobs. You can run one now.
            </EmptyState>
          }
        />
      )}
      {runs.rows.length === MOST_RUNS && <p>{`Earlier runs than these ${MOST_RUNS} are not shown.`}</p>}
    </Page>
  );
}
