import type { RemoteId } from '@fm/contract';
import { hasUnsavedText } from '@fm/platform';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { federation } from '../federation';
import styles from '../remote-outlet.module.css';
import { FailurePanel } from './failure-panel';
import { RemoteFailure } from './remote-failure';

/**
 * Shows an area for as long as operators have it switched on, and their notice while it is off. What somebody was
 * typing stays behind the notice, for the area may be back in a minute.
 */
export function OffSwitch({ id, children }: { id: RemoteId; children: ReactNode }) {
  const { registry } = federation();
  const entry = useSyncExternalStore(registry.subscribe, () => registry.entry(id));
  const off = entry?.enabled === false;
  const [was, setWas] = useState({ off: false, typing: false });
  if (was.off !== off) setWas({ off, typing: off && hasUnsavedText() });

  return (
    <>
      {off && (
        <FailurePanel
          failure={new RemoteFailure('disabled', id, entry, undefined)}
          onRetry={() => void registry.poll()}
        />
      )}
      <div hidden={off} inert={off} className={off ? undefined : styles.area}>
        {off && !was.typing ? null : children}
      </div>
    </>
  );
}
