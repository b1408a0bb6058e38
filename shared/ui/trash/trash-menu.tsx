import type { ButtonSize } from '../button/button-class';
import { Notice } from '../feedback/notice';
import { MoreIcon, TrashIcon } from '../icons';
import { MenuButton, type MenuEntry } from '../select/menu-button';
import type { TrashActions, TrashedRecord } from './trash-actions';
import { TrashDialog } from './trash-dialog';

export interface TrashMenuProps<R extends TrashedRecord> {
  readonly trash: TrashActions<R>;
  readonly record: R | undefined;
  /** What else is rarely done with a record, before it. */
  readonly more?: readonly MenuEntry[] | undefined;
  /** That of the buttons beside it. */
  readonly size?: ButtonSize | undefined;
}

/** "Move to trash" of a record on screen, for those who may; nothing for a new one or one that is there already. */
export function TrashMenu<R extends TrashedRecord>({ trash, record, more = [], size }: TrashMenuProps<R>) {
  if (!record || record.trashed || !trash.may) return null;
  return (
    <>
      <MenuButton
        label="More"
        icon={<MoreIcon />}
        variant="outline"
        size={size}
        disabled={trash.busy}
        items={[
          ...more,
          {
            id: 'trash',
            label: 'Move to trash…',
            icon: <TrashIcon />,
            danger: true,
            onSelect: () => trash.begin(record),
          },
        ]}
      />
      <TrashDialog trash={trash} />
      {!trash.asked && trash.failure && <Notice tone="danger">{trash.failure.message}</Notice>}
    </>
  );
}
