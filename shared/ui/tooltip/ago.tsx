import type { ReactNode } from 'react';
import { formatAgo, formatInstant } from '../format';
import { Tooltip } from './tooltip';

export interface AgoProps {
  readonly at: Date;
  readonly className?: string | undefined;
  /** Before the words. */
  readonly children?: ReactNode;
}

/** "12 min ago", today's time or the day and time; on hover all of it. */
export function Ago({ at, className, children }: AgoProps) {
  return (
    <Tooltip text={formatInstant(at)}>
      {(target) => (
        <time {...target} dateTime={at.toISOString()} className={className}>
          {children}
          {formatAgo(at)}
        </time>
      )}
    </Tooltip>
  );
}
