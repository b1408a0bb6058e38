import { useToday } from '@fm/data';
import { type Plan, previewedOccurrences } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { describeRecurrence } from '@fm/domain/recurrence';
import { Panel } from '@fm/ui';
import { useOrdersAhead } from '../ahead/orders-ahead';
import { useOccurrencesFrom } from '../form/api/plan-occurrences';
import { DateList } from '../schedule/date-list';
import { PREVIEWED } from '../schedule/previewed-dates';
import css from './page.module.css';

interface ComingPanelProps {
  readonly plan: Stored<Plan>;
  /** Who looks at it may have its orders created. */
  readonly mayCreate: boolean;
}

/** How often a plan makes work, and on which days next; from here its orders are created ahead. */
export function ComingPanel({ plan, mayCreate }: ComingPanelProps) {
  const { button, dialog, report } = useOrdersAhead(plan, mayCreate);
  const today = useToday();
  const { rows } = useOccurrencesFrom(plan.id, today);
  const dates = plan.state === 'ended' ? [] : previewedOccurrences(plan, rows, today, PREVIEWED);
  return (
    <Panel title="Next occurrences" actions={button}>
      {dialog}
      {report}
      <p className={css.words}>{describeRecurrence(plan.recurrence, plan.startDate)}</p>
      {dates.length === 0 ? (
        <p className={css.none}>No occurrence is to come.</p>
      ) : (
        <DateList dates={dates} calendar={plan.calendarId} />
      )}
    </Panel>
  );
}
