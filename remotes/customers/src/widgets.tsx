import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { reminderAddress } from '@fm/contract/addresses';
import { useDueReminders, useReminded } from '@fm/data';
import { AttentionLine, AttentionPanel, formatAgo } from '@fm/ui';

/** One's own and one's team's reminders whose time has come. */
function ReminderPanel() {
  const { list, due } = useDueReminders(useReminded());
  return (
    <AttentionPanel
      title="Reminders"
      list={{ ...list, rows: due, to: reminderAddress.list({ state: 'due' }) }}
      all={{ to: reminderAddress.list(), label: 'All reminders' }}
      empty="No reminder is due."
      line={({ text, entity, fireAt }) => (
        <AttentionLine
          to={reminderAddress.list()}
          title={text}
          about={[entity?.label]}
          when={formatAgo(fireAt)}
        />
      )}
    />
  );
}

export default {
  contract: CONTRACT,
  id: 'customers',
  widgets: { reminders: ReminderPanel },
} satisfies RemoteWidgets;
