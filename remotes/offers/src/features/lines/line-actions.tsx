import { ArrowDownIcon, ArrowUpIcon, DuplicateIcon, IconButton, TrashIcon } from '@fm/ui';
import css from './lines.module.css';
import type { LineEdits } from './use-line-edits';

interface LineActionsProps {
  readonly index: number;
  /** Nothing is above it, no heading either. */
  readonly first: boolean;
  readonly last: boolean;
  readonly edits: LineEdits;
}

/** Where a line stands, and whether it does. */
export function LineActions({ index, first, last, edits }: LineActionsProps) {
  const line = `line ${index + 1}`;
  return (
    <div className={css.actions}>
      <IconButton
        aria-label={`Move ${line} up`}
        size="sm"
        disabled={first}
        onClick={() => edits.move(index, -1)}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        aria-label={`Move ${line} down`}
        size="sm"
        disabled={last}
        onClick={() => edits.move(index, 1)}
      >
        <ArrowDownIcon />
      </IconButton>
      <IconButton aria-label={`Duplicate ${line}`} size="sm" onClick={() => edits.duplicate(index)}>
        <DuplicateIcon />
      </IconButton>
      <IconButton aria-label={`Remove ${line}`} size="sm" onClick={() => edits.remove(index)}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
