import type { DataFailure } from '@fm/data';
import { EditIcon, IconButton, Notice, TrashIcon } from '@fm/ui';
import css from './entry-row.module.css';
import words from './text.module.css';

interface EntryRowProps {
  readonly title: string;
  /** What it is called on its buttons; its title where left out. */
  readonly name?: string;
  readonly about: readonly string[];
  readonly note?: string | undefined;
  readonly amount?: string | undefined;
  readonly cost?: string | undefined;
  /** Undefined where this person may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
}

/** A line of what was noted on an order: what it is, its amounts, and the way to change or remove it. */
export function EntryRow({ title, name = title, about, note, amount, cost, ...actions }: EntryRowProps) {
  const { onEdit, onRemove, busy, failure } = actions;
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title} dir="auto">
          {title}
        </p>
        {about.length > 0 && <p className={words.meta}>{about.join(' · ')}</p>}
        {note && (
          <p className={css.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <p className={css.figures}>
        {amount && <span>{amount}</span>}
        {cost && <span className={words.meta}>{cost}</span>}
      </p>
      <div className={css.buttons}>
        {onEdit && (
          <IconButton size="sm" aria-label={`Change ${name}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
        )}
        {onRemove && (
          <IconButton size="sm" aria-label={`Remove ${name}`} disabled={busy} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
      {failure && (
        <div className={css.failure}>
          <Notice tone="danger">{failure.message}</Notice>
        </div>
      )}
    </li>
  );
}
