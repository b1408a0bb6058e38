import { Button, ErrorState, Skeleton, Status } from '@fm/ui';
import { useState } from 'react';
import { useOwnFactor } from './api/factor';
import styles from './second-factor.module.css';
import { SwitchOff } from './switch-off';
import { SwitchOn } from './switch-on';

/** Whether the own account asks for a code of an app besides the password, and a way to change that. */
export function SecondFactor() {
  const [state, ask] = useOwnFactor();
  const [changing, setChanging] = useState(false);
  if (state === 'loading') return <Skeleton rows={1} columns={1} />;
  if (state === 'failed')
    return <ErrorState title="The sign-in service does not answer" onRetry={() => void ask()} />;
  const isOn = state === 'on';
  const close = () => {
    setChanging(false);
    void ask();
  };
  return (
    <>
      <div className={styles.state}>
        <Status
          tone={isOn ? 'success' : 'neutral'}
          label={isOn ? 'On: a code is asked for' : 'Off: the password is enough'}
        />
        <Button variant="outline" onClick={() => setChanging(true)}>
          {isOn ? 'Switch off…' : 'Switch on…'}
        </Button>
      </div>
      {changing && (isOn ? <SwitchOff onClose={close} /> : <SwitchOn onClose={close} />)}
    </>
  );
}
