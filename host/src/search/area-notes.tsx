import { Button, Spinner } from '@fm/ui';
import type { AreaNote } from './groups';
import styles from './palette.module.css';

interface Props {
  readonly notes: readonly AreaNote[];
  readonly onRetry: (id: AreaNote['id']) => void;
}

/** Says which areas are still searching, and which gave no answer. */
export const AreaNotes = ({ notes, onRetry }: Props) => (
  <div role="status" className={styles.notes}>
    {notes.map(({ id, label, failed }) => (
      <p key={label} className={styles.note}>
        {failed ? `${label}: no answer` : `${label}: still searching…`}
        {failed ? (
          <Button size="sm" variant="outline" aria-label={`Retry ${label}`} onClick={() => onRetry(id)}>
            Retry
          </Button>
        ) : (
          <Spinner />
        )}
      </p>
    ))}
  </div>
);
