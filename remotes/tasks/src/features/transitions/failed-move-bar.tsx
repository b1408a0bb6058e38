import { Button, CloseIcon, IconButton, Notice } from '@fm/ui';
import { useEffect, useRef } from 'react';
import css from './failed-move-bar.module.css';
import type { TaskMoves } from './use-task-moves';

/** Why the last change of status did not happen, with Retry, until it is dismissed. */
export function FailedMoveBar({ moves: { failed, dismiss } }: { readonly moves: TaskMoves }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed was disabled meanwhile: then the keyboard goes on here.
    if (failed && (!document.activeElement || document.activeElement === document.body)) bar.current?.focus();
  }, [failed]);
  if (!failed) return null;
  return (
    <div ref={bar} className={css.bar} tabIndex={-1}>
      <Notice
        tone="danger"
        action={
          <span className={css.actions}>
            <Button size="sm" variant="outline" onClick={failed.retry}>
              Retry
            </Button>
            <IconButton aria-label="Dismiss" size="sm" onClick={dismiss}>
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        {`“${failed.task.title}” stays as it was. ${failed.failure.message}`}
      </Notice>
    </div>
  );
}
