import { useDueReminders, useReminded } from '@fm/data';
import { AttentionLine, AttentionPanel, formatAgo } from '@fm/ui';

/** One's own and one's team's reminders whose time has come. */
export function ReminderPanel() {
  const { list, due } = useDueReminders(useReminded());
  return (
    <AttentionPanel
      title="Reminders"
      list={{ ...list, rows: due, to: '/reminders?state=due' }}
      all={{ to: '/reminders', label: 'All reminders' }}
      empty="No reminder is due."
      line={({ text, entity, fireAt }) => (
        <AttentionLine to="/reminders" title={text} about={[entity?.label]} when={formatAgo(fireAt)} />
      )}
    />
  );
}
