import { useAction } from '@fm/data';
import { Switch } from '@fm/ui';
import { useState } from 'react';
import { useOwnRecord } from './api/own-record';
import { saveDigest } from './api/save-digest';

/** A mail each morning of what the day brings: on or off, at once. */
export function DigestSwitch() {
  const own = useOwnRecord();
  const action = useAction();
  const [chosen, setChosen] = useState<boolean>();
  const kept = own.status === 'ready' && (own.record.digest ?? false);

  const choose = async (digest: boolean) => {
    setChosen(digest);
    await action.run(() => saveDigest(digest));
    setChosen(undefined);
  };

  return (
    <Switch
      label="Mail me every morning at 7:00 what the day brings"
      hint="Your jobs, your tasks that are due and your reminders. No mail comes on a day without any."
      value={chosen ?? kept}
      disabled={own.status !== 'ready'}
      onChange={(digest) => void choose(digest)}
      error={action.failure?.message}
    />
  );
}
