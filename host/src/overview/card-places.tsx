import type { WidgetEntry } from '@fm/contract';
import { Button, Panel, Skeleton, Stat } from '@fm/ui';
import styles from './overview.module.css';

interface Props {
  readonly of: WidgetEntry;
}

/** Stands where a card will be. */
export function CardSkeleton({ of: { title, size } }: Props) {
  if (size === 's') return <Stat label={title} value="–" />;
  return (
    <Panel title={title}>
      <Skeleton rows={3} columns={2} />
    </Panel>
  );
}

/** Stands where a card would be. */
export function CardFailure({ of: { title, size }, onRetry }: Props & { readonly onRetry: () => void }) {
  const words = (
    <span className={styles.missing}>
      Not available
      <Button size="sm" variant="outline" onClick={onRetry} aria-label={`Retry ${title}`}>
        Retry
      </Button>
    </span>
  );
  if (size === 's') return <Stat label={title} value="–" note={words} />;
  return (
    <Panel title={title}>
      <div role="status">{words}</div>
    </Panel>
  );
}
