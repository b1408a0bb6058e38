import { LIST_SIZE, useDueReminders } from '@fm/data';
import { useSession } from '@fm/platform';
import { AttentionLine, AttentionPanel, formatAgo } from '@fm/ui';

/** One's own reminders whose time has come. */
export function ReminderPanel() {
  const { uid } = useSession();
  const { list, due } = useDueReminders(uid);
  return (
    <AttentionPanel
      title="Reminders"
      list={{ ...list, rows: due.slice(0, LIST_SIZE) }}
      all={{ to: '/reminders', label: 'All reminders' }}
      empty="No reminder is due."
      line={({ text, entity, fireAt }) => (
        <AttentionLine to="/reminders" title={text} about={[entity?.label]} when={formatAgo(fireAt)} />
      )}
    />
  );
}
