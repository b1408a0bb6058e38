import { countText, LIST_SIZE } from '@fm/data';
import { AttentionLine, AttentionPanel, DueWords, Stat } from '@fm/ui';
import { useFirstDueVisits } from './first-due-visits';

/** Visits that need a work order now. */
export function DuePlanPanel() {
  const { today, visits, ...list } = useFirstDueVisits();
  return (
    <AttentionPanel
      title="Maintenance due"
      list={{ ...list, rows: visits.slice(0, LIST_SIZE) }}
      all={{ to: '/maintenance', label: 'All plans' }}
      empty="No visit is due for a work order."
      line={({ plan: { id, name, customerRef, siteRef }, scheduled }) => (
        <AttentionLine
          to={`/maintenance?id=${id}`}
          title={name}
          about={[customerRef.name, siteRef.name]}
          when={<DueWords day={scheduled.date} today={today} />}
        />
      )}
    />
  );
}

/** How many visits need a work order now. */
export function DuePlanFigure() {
  const { status, count, to } = useFirstDueVisits();
  return <Stat label="Visits due" to={to} value={status === 'ready' ? countText(count) : '–'} />;
}
