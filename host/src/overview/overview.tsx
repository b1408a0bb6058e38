import { useSession } from '@fm/platform';
import { formatDay, Page } from '@fm/ui';
import { DueTasks } from './due-tasks';
import { useToday } from './now';
import { OfferPanel, PlanPanel } from './office-panels';
import styles from './overview.module.css';
import { OverviewFigures } from './overview-figures';
import { ReminderPanel } from './reminder-panel';
import { OverduePanel, TodayPanel, UnassignedPanel, WaitingPanel } from './work-order-panels';

/** What needs attention today, live. */
export function Overview() {
  const today = useToday();
  const { uid } = useSession();
  return (
    <Page title="Overview" subtitle={formatDay(today, 'long')}>
      <OverviewFigures today={today} />
      <div className={styles.panels}>
        <div className={styles.jobs}>
          <OverduePanel today={today} />
          <TodayPanel today={today} />
        </div>
        <div className={styles.office}>
          <DueTasks today={today} />
          <ReminderPanel uid={uid} />
          <OfferPanel today={today} />
          <PlanPanel today={today} />
        </div>
        <div className={styles.planning}>
          <UnassignedPanel today={today} />
          <WaitingPanel today={today} />
        </div>
      </div>
    </Page>
  );
}
