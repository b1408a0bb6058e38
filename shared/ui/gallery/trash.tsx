import { useState } from 'react';
import { Panel, type TrashActions, type TrashedRecord, TrashLink, TrashNotice } from '../index';
import { TrashMenu } from '../select';
import css from './gallery.module.css';

const kept: TrashedRecord = { id: '1', trashed: false };
const gone: TrashedRecord = {
  id: '2',
  trashed: true,
  trashedAt: new Date(2026, 10, 20, 14, 5),
  trashedBy: { name: 'Ana Adler' },
};

/** What goes to the trash and comes back. */
export function Trash() {
  const [asked, setAsked] = useState<TrashActions<TrashedRecord>['asked']>();
  const close = () => setAsked(undefined);
  const trash: TrashActions<TrashedRecord> = {
    may: true,
    mayPurge: false,
    busy: false,
    failure: undefined,
    asked,
    begin: () => setAsked({ action: 'trash', name: 'Hafenkontor', along: [], against: [] }),
    beginPurge: close,
    confirm: close,
    cancel: close,
    restore: close,
  };
  return (
    <Panel title="Trash">
      <TrashNotice trash={trash} record={gone} noun="customer" />
      <div className={css.row}>
        <TrashLink to="/customers/trash" />
        <TrashMenu trash={trash} record={kept} />
      </div>
    </Panel>
  );
}
