import { useAction } from '@fm/data';
import { useSession } from '@fm/platform';
import { Button, Skeleton } from '@fm/ui';
import { useCallback, useEffect, useState } from 'react';
import { type PushState, pushState, turnPushOn } from '../../push/this-device';
import css from './push.module.css';
import { PushDevices } from './push-devices';

/** Has news pushed to this device, and lists the devices that have. */
export function PushSwitch() {
  const { uid } = useSession();
  const [state, setState] = useState<PushState>();
  const { run, busy, failure } = useAction();
  const look = useCallback(() => void pushState(uid).then(setState), [uid]);
  useEffect(() => {
    look();
    // Who allows it in the settings of the browser comes back to this page.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [look]);

  const turnOn = async () => {
    await run(() => turnPushOn(uid));
    look();
  };
  if (state === undefined) return <Skeleton rows={1} columns={1} />;
  return (
    <div className={css.push}>
      {state === 'off' ? (
        <div>
          <Button variant="outline" disabled={busy} onClick={() => void turnOn()}>
            {busy ? 'Turning on...' : 'Turn on for this device'}
          </Button>
        </div>
      ) : (
        <p role="status">{WORDS[state]}</p>
      )}
      {failure && <p role="alert">{failure.message}</p>}
      <PushDevices onRemoved={look} />
    </div>
  );
}

const WORDS: Readonly<Record<Exclude<PushState, 'off'>, string>> = {
  on: 'It is on for this device.',
  blocked:
    'This browser blocks notifications of this site. Allow them in its settings for the site, then come back here.',
  impossible:
    'This browser cannot be pushed to. On an iPhone or iPad it works once the app is on the Home Screen.',
};
