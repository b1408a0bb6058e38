import { TASK_STATUS_LABELS } from '@fm/domain/task';
import { Button, CloseIcon, IconButton, Notice } from '@fm/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './move-result.module.css';
import type { MoveResult as Result, TaskMoves } from './use-task-moves';

/** What the last change of status did, with Undo, until it is dismissed: a bar, because a toast would take Undo along. */
export function MoveResult({ moves }: { readonly moves: TaskMoves }) {
  const { result, dismiss } = moves;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row that had the focus may be gone with its task: then the keyboard goes on here.
    if (result && (!document.activeElement || document.activeElement === document.body)) bar.current?.focus();
  }, [result]);
  if (!result) return null;
  return (
    <div ref={bar} className={css.bar} tabIndex={-1}>
      <Notice
        tone={result.kind === 'failed' ? 'danger' : 'success'}
        action={
          <span className={css.actions}>
            <WayOn result={result} />
            <IconButton aria-label="Dismiss" size="sm" onClick={dismiss}>
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        {wordsOf(result)}
      </Notice>
    </div>
  );
}

function WayOn({ result }: { readonly result: Result }): ReactNode {
  const [label, onClick] =
    result.kind === 'failed'
      ? ['Retry', result.retry]
      : result.kind === 'done' && result.undo
        ? ['Undo', result.undo]
        : [];
  if (!label) return null;
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      {label}
    </Button>
  );
}

function wordsOf(result: Result): string {
  const name = `“${result.task.title}”`;
  if (result.kind === 'failed') return `${name} stays as it was. ${result.failure.message}`;
  const status = result.kind === 'undone' ? result.task.status : result.to;
  return `${name} is ${result.kind === 'undone' ? 'again' : 'now'} ${TASK_STATUS_LABELS[status].toLowerCase()}.`;
}
