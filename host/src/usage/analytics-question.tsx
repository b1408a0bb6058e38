import { Button } from '@fm/ui';
import { createPortal } from 'react-dom';
import styles from '../shell/bar.module.css';
import { ANALYTICS_ID } from '../shell/bottom-bars';

/** Asks once whether Google may count too. Both answers are one click, and the profile has them later. */
export function AnalyticsQuestion({ onAnswer }: { readonly onAnswer: (answer: 'yes' | 'no') => void }) {
  const place = document.getElementById(ANALYTICS_ID);
  if (!place) return null;
  return createPortal(
    <div className={styles.bar}>
      <p>
        <strong>May Google Analytics count which screens you use?</strong>{' '}
        <span>Without names, records or what you type. Your profile changes the answer.</span>
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="outline" onClick={() => onAnswer('no')}>
          No
        </Button>
        <Button size="sm" variant="outline" onClick={() => onAnswer('yes')}>
          Yes
        </Button>
      </div>
    </div>,
    place,
  );
}
