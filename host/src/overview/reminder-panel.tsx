import { formatAgo } from '@fm/ui';
import { LIST_SIZE } from './api/attention';
import { useDueReminders } from './api/due-reminders';
import { AttentionLine } from './attention-line';
import { AttentionPanel } from './attention-panel';

/** One's own reminders whose time has come. */
export function ReminderPanel({ uid }: { uid: string }) {
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
