import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { RetryIcon, WarningIcon } from '../icons';
import css from './states.module.css';

export interface ErrorStateProps {
  /** What could not be done: "The tasks could not be loaded". */
  readonly title: string;
  /** Why, in words, and what one can do. */
  readonly children?: ReactNode;
  /** For whoever is asked for help: a code, an id. */
  readonly details?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  /** The retry is under way. */
  readonly busy?: boolean | undefined;
  /** Further ways on, beside Retry. */
  readonly action?: ReactNode;
}

/** In the place of what failed. Read out at once. */
export function ErrorState({
  title,
  children,
  details,
  onRetry,
  retryLabel = 'Retry',
  busy,
  action,
}: ErrorStateProps) {
  return (
    <div className={`${css.state} ${css.failed}`} role="alert">
      <WarningIcon />
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {details && <p className={css.details}>{details}</p>}
      {(onRetry || action) && (
        <div className={css.action}>
          {onRetry && (
            <Button variant="outline" icon={<RetryIcon />} onClick={onRetry} busy={busy}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
