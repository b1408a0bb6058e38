import { Button, CloseIcon, IconButton, Notice } from '@fm/ui';
import css from './lines.module.css';
import type { RemovedLine } from './use-line-edits';

interface RemovedLinesProps {
  readonly removed: readonly RemovedLine[];
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Lines that were taken off, the last one first to come back. A bar that stays: a toast would take Undo along. */
export function RemovedLines({ removed, onUndo, onDismiss }: RemovedLinesProps) {
  const last = removed.at(-1);
  if (!last) return null;
  const name = last.line.name.trim();
  return (
    <div className={css.removed}>
      <Notice
        action={
          <span className={css.removedActions}>
            <Button size="sm" variant="outline" onClick={onUndo}>
              Undo
            </Button>
            <IconButton aria-label="Dismiss" size="sm" onClick={onDismiss}>
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        {name ? `“${name}” was removed.` : `Line ${last.index + 1} was removed.`}
        {removed.length > 1 && ` ${removed.length - 1} more before it.`}
      </Notice>
    </div>
  );
}
