import { AttentionCount, useAttention, useToday } from '@fm/data';
import { AttentionLine, AttentionPanel, DueWords, Stat } from '@fm/ui';
import { duePlans } from './api/due-plans';

/** Plans whose next visit needs a work order soon. */
export function DuePlanPanel() {
  const today = useToday();
  return (
    <AttentionPanel
      title="Maintenance due"
      list={useAttention(duePlans(today))}
      all={{ to: '/maintenance', label: 'All plans' }}
      empty="No visit without a work order is due within 7 days."
      line={({ id, name, customerRef, siteRef, nextDueDate }) => (
        <AttentionLine
          to={`/maintenance?id=${id}`}
          title={name}
          about={[customerRef.name, siteRef.name]}
          when={<DueWords day={nextDueDate} today={today} />}
        />
      )}
    />
  );
}

export const DuePlanFigure = () => (
  <Stat label="Plans due" to="/maintenance" value={<AttentionCount of={duePlans(useToday())} />} />
);
