import { BellIcon, Button } from '@fm/ui';
import { useState } from 'react';

const permission = () => ('Notification' in globalThis ? Notification.permission : 'denied');

/** Offers notices of the browser while nothing was decided about them: asked for only when the button is pressed. */
export function BrowserNotices() {
  const [state, setState] = useState(permission);
  if (state !== 'default') return null;
  return (
    <Button icon={<BellIcon />} onClick={async () => setState(await Notification.requestPermission())}>
      Notify me in this browser
    </Button>
  );
}
