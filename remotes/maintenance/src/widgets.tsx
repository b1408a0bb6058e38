import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { planAddress } from '@fm/contract/addresses';
import { countText, LIST_SIZE } from '@fm/data';
import { AttentionLine, AttentionPanel, DueText, Stat } from '@fm/ui';
import { useFirstDueOccurrences } from './features/plans/overview/first-due-occurrences';

/** Occurrences that need a work order now. */
function DuePlanPanel() {
  const { today, occurrences, ...list } = useFirstDueOccurrences();
  return (
    <AttentionPanel
      title="Maintenance due"
      list={{ ...list, rows: occurrences.slice(0, LIST_SIZE) }}
      all={{ to: planAddress.list(), label: 'All plans' }}
      empty="No occurrence is due for a work order."
      line={({ plan: { id, name, customerRef, siteRef }, scheduled }) => (
        <AttentionLine
          to={planAddress.record(id)}
          title={name}
          about={[customerRef.name, siteRef.name]}
          when={<DueText day={scheduled.date} today={today} />}
        />
      )}
    />
  );
}

/** How many occurrences need a work order now. */
function DuePlanFigure() {
  const { status, count, to } = useFirstDueOccurrences();
  return <Stat label="Occurrences due" to={to} value={status === 'ready' ? countText(count) : '–'} />;
}

export default {
  contract: CONTRACT,
  id: 'maintenance',
  widgets: { 'due-count': DuePlanFigure, due: DuePlanPanel },
} satisfies RemoteWidgets;
