import { Button, Page } from '@fm/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './several-troubles.module.css';
import { trouble } from './trouble';

/** A screen that fails in every way a screen can, on demand. */
export function SeveralTroubles() {
  const [, redraw] = useState(0);
  const [Later, setLater] = useState<ComponentType>();
  const [missing, setMissing] = useState<unknown>();
  if (missing) throw missing;
  if (trouble() === 'render') throw new Error('trouble in render');
  useEffect(() => {
    if (trouble() === 'effect') throw new Error('trouble in effect');
  });

  const fail = () => {
    throw new Error('trouble in event handler');
  };
  const showMore = () =>
    void import('./more').then(
      ({ More }) => setLater(() => More),
      (error: unknown) => setMissing(error),
    );
  return (
    <Page title="Trouble">
      <p className={styles.reference}>Here is the trouble.</p>
      <Button onClick={() => redraw((times) => times + 1)}>Redraw</Button>
      <Button onClick={fail}>Fail on press</Button>
      <Button onClick={showMore}>More</Button>
      {Later && <Later />}
    </Page>
  );
}
