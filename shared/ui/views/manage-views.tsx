import { useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { Notice } from '../feedback/notice';
import { EditIcon, TrashIcon } from '../icons';
import css from './manage-views.module.css';
import { type ShownViews, viewDetail } from './shown-views';

interface ManageViewsProps {
  readonly of: ShownViews;
  readonly onEdit: (id: string) => void;
  readonly onClose: () => void;
}

/** One's own views of a list, to change and remove. */
export function ManageViews({ of, onEdit, onClose }: ManageViewsProps) {
  const [failure, setFailure] = useState<string>();
  const mine = of.views.filter(({ isMine }) => isMine);
  const remove = async (id: string) => {
    const outcome = await of.remove(id);
    setFailure(outcome.ok ? undefined : outcome.failure.message);
  };
  return (
    <Dialog
      open
      title="My views"
      size="sm"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      {mine.length === 0 && <p>You keep no views of this list.</p>}
      <ul className={css.views}>
        {mine.map((view) => (
          <li key={view.id} className={css.view}>
            <span className={css.words}>
              <span className={css.name}>{view.name}</span>
              <span className={css.detail}>{viewDetail(view)}</span>
            </span>
            <IconButton aria-label={`Change ${view.name}`} onClick={() => onEdit(view.id)}>
              <EditIcon />
            </IconButton>
            <IconButton aria-label={`Remove ${view.name}`} onClick={() => void remove(view.id)}>
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
