import { useToday } from '@fm/data';
import { type Plan, previewedOccurrences } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { describeRecurrence } from '@fm/domain/recurrence';
import { Panel } from '@fm/ui';
import { useOccurrencesFrom } from '../form/api/plan-occurrences';
import { DateList } from '../schedule/date-list';
import { PREVIEWED } from '../schedule/previewed-dates';
import css from './page.module.css';

/** How often a plan makes work, and on which days next. */
export function ComingPanel({ plan }: { readonly plan: Stored<Plan> }) {
  const today = useToday();
  const { rows } = useOccurrencesFrom(plan.id, today);
  const dates = plan.state === 'ended' ? [] : previewedOccurrences(plan, rows, today, PREVIEWED);
  return (
    <Panel title="Next occurrences">
      <p className={css.words}>{describeRecurrence(plan.recurrence, plan.startDate)}</p>
      {dates.length === 0 ? (
        <p className={css.none}>No occurrence is to come.</p>
      ) : (
        <DateList dates={dates} calendar={plan.calendarId} />
      )}
    </Panel>
  );
}
