import { NEWS_LABELS, NOTIFICATION_KINDS } from '@fm/domain/notification';
import { AttentionChoice } from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import { useNavigate } from 'react-router-dom';
import css from './notifications.module.css';
import { type Shown, shownAddress } from './shown';

const KINDS = NOTIFICATION_KINDS.map((id) => ({ id, label: NEWS_LABELS[id] }));

/** All or the unread ones, and of which kind. */
export function NotificationFilter({ shown }: { readonly shown: Shown }) {
  const navigate = useNavigate();
  const to = (over: Partial<Shown>) => shownAddress({ ...shown, ...over });
  return (
    <div className={css.filter}>
      <AttentionChoice
        label="Which notifications"
        choices={[
          { to: to({ unreadOnly: false }), label: 'All', chosen: !shown.unreadOnly },
          { to: to({ unreadOnly: true }), label: 'Unread', chosen: shown.unreadOnly },
        ]}
      />
      <div className={css.kind}>
        <SelectField
          label="Kind of news"
          hideLabel
          emptyLabel="All kinds"
          options={KINDS}
          value={shown.kind ?? null}
          onChange={(kind) =>
            void navigate(to({ kind: kind ?? undefined }), { replace: true, preventScrollReset: true })
          }
        />
      </div>
    </div>
  );
}
