import { useToday } from '@fm/data';
import { useHost } from '@fm/platform';
import { Button, EmptyState, formatCounted, ListState, Notice, Page } from '@fm/ui';
import { useMemo } from 'react';
import { PlanTabs } from '../tabs/plan-tabs';
import { PLANS_AT_ONCE, useDuePlans } from './api/due-plans';
import { dueOfPlans } from './due-occurrences';
import { DueReport } from './due-report';
import { DueTable } from './due-table';
import { useDueRun } from './use-due-run';

/** `/maintenance/due`: the occurrences whose work orders are due, and the button that creates them. */
export function DueScreen() {
  const day = useToday();
  const plans = useDuePlans(day);
  const occurrences = useMemo(() => dueOfPlans(plans.rows, day), [plans.rows, day]);
  const { busy, progress, report, failure, run, stop, dismiss } = useDueRun(occurrences);
  const mayCreate = useHost().can('maintenance:edit');
  return (
    <Page
      title="Maintenance"
      documentTitle="Maintenance due"
      actions={
        mayCreate && (
          <>
            {busy && (
              <Button variant="outline" onClick={stop}>
                Stop
              </Button>
            )}
            <Button variant="primary" busy={busy} onClick={run}>
              {busy ? `Creating…${progressText(progress)}` : 'Create due work orders'}
            </Button>
          </>
        )
      }
    >
      <PlanTabs current="due" due={plans.status === 'ready' ? occurrences.length : undefined} />
      {!mayCreate && <Notice>Your role may look at what is due, not create work orders.</Notice>}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {report && <DueReport report={report} onDismiss={dismiss} />}
      {plans.next !== undefined && (
        <Notice>{`Only the first ${PLANS_AT_ONCE} plans are shown. The button works through all of them.`}</Notice>
      )}
      <ListState of={{ ...plans, rows: occurrences }} noun="occurrences" columns={5} empty={<NothingDue />}>
        <DueTable occurrences={occurrences} mayCreate={mayCreate} />
      </ListState>
    </Page>
  );
}

const progressText = (progress: { readonly done: number; readonly total: number } | undefined) =>
  progress ? ` ${progress.done} of ${formatCounted(progress.total, { one: 'plan', many: 'plans' })}` : '';

const NothingDue = () => (
  <EmptyState title="Nothing is due">
    An occurrence appears here as many days ahead as its plan says, until its work order is created.
  </EmptyState>
);
