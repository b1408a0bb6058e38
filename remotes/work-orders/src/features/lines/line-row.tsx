import { EditIcon, IconButton, Notice, TrashIcon } from '@fm/ui';
import { useDeed } from '../labour/use-deed';
import type { LineWords } from './line-words';
import css from './lines.module.css';
import type { LinesEditing } from './lines-editing';

interface LineRowProps {
  readonly words: LineWords;
  /** Undefined where this person may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => ReturnType<LinesEditing['remove']>) | undefined;
}

/** One part or cost: what it is, its amounts, and the way to change or remove it. */
export function LineRow({ words, onEdit, onRemove }: LineRowProps) {
  const { busy, failure, run } = useDeed();
  const { name, about, amount, cost } = words;
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.name} dir="auto">
          {name}
        </p>
        {about.length > 0 && <p className={css.meta}>{about.join(' · ')}</p>}
      </div>
      <p className={css.figures}>
        {amount && <span>{amount}</span>}
        {cost && <span className={css.meta}>{cost}</span>}
      </p>
      <div className={css.buttons}>
        {onEdit && (
          <IconButton size="sm" aria-label={`Change ${name}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
        )}
        {onRemove && (
          <IconButton size="sm" aria-label={`Remove ${name}`} disabled={busy} onClick={() => run(onRemove)}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
      {failure && (
        <div className={css.failure}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </li>
  );
}
