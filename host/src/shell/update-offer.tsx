import { listed } from '@fm/domain/locale';
import { hasUnsavedText, useOutdated } from '@fm/platform';
import { Button, nounFor } from '@fm/ui';
import { useState } from 'react';
import { useUpdates } from '../federation';
import styles from './bar.module.css';

/** Tells that this app or areas of this page have a new version. It comes with a reload, and only when somebody asks for it. */
export function UpdateOffer() {
  const updates = useUpdates();
  const releases = updates.map(({ release }) => release).join(' ');
  const [later, setLater] = useState('');
  const outdated = useOutdated();
  return (
    <div role="status">
      {outdated && <OutdatedOffer />}
      {!outdated && releases !== '' && releases !== later && (
        <Offer titles={updates.map(({ title }) => title)} onLater={() => setLater(releases)} />
      )}
    </div>
  );
}

/** Nothing can be saved here any more, so that nobody is asked to save first: drafts bring back what is typed. */
const OutdatedOffer = () => (
  <div className={styles.bar}>
    <p>
      <strong>The server no longer takes changes from this page.</strong>{' '}
      <span>Reload it to go on. What you typed is offered to you again afterwards.</span>
    </p>
    <div className={styles.actions}>
      <Button size="sm" variant="primary" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  </div>
);

interface Props {
  readonly titles: readonly string[];
  readonly onLater: () => void;
}

function Offer({ titles, onLater }: Props) {
  const [typing, setTyping] = useState(false);
  const reload = () => {
    if (hasUnsavedText()) setTyping(true);
    else location.reload();
  };
  const all = listed(titles);
  return (
    <div className={styles.bar}>
      <p>
        <strong>
          {nounFor(titles.length, {
            one: `A new version of ${all} is ready.`,
            many: `New versions of ${all} are ready.`,
          })}
        </strong>{' '}
        {typing && <span>Save what you are typing first, then reload.</span>}
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="primary" onClick={reload}>
          Reload
        </Button>
        <Button size="sm" variant="outline" onClick={onLater}>
          Later
        </Button>
      </div>
    </div>
  );
}
