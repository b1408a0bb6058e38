import { Button, formatInstant, Notice } from '@fm/ui';
import type { ReactNode } from 'react';
import css from './comments.module.css';
import type { Sought } from './use-sought';

interface SoughtApartProps {
  readonly sought: Sought;
  /** The comment itself, where it was found. */
  readonly children: ReactNode;
}

/** What became of the search for the comment that the address leads to, where it is not in the list below. */
export function SoughtApart({ sought: { apart, missing, failed }, children }: SoughtApartProps) {
  if (missing) return <Notice>The comment that the link leads to is not there any more.</Notice>;
  if (failed) {
    return (
      <Notice
        tone="danger"
        title="The comment that the link leads to could not be loaded"
        action={
          <Button variant="outline" size="sm" onClick={failed.retry}>
            Try again
          </Button>
        }
      >
        {failed.message}
      </Notice>
    );
  }
  if (!apart) return null;
  return (
    <section className={css.apart} aria-label="The comment that the link leads to">
      <p className={css.meta}>
        {`The link leads to this one of ${formatInstant(apart.createdAt)}. The newest stand below; others in between are not shown here.`}
      </p>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}
