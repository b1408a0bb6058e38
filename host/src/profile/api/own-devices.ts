import { useLiveRecord } from '@fm/data';
import { DEVICES_ID, type Device, devicesKindOf, devicesOf } from '@fm/domain/device';
import { useSession } from '@fm/platform';

/** A device of who is signed in. */
export interface OwnDevice extends Device {
  readonly id: string;
}

/** The devices that who is signed in is pushed to, live: the one seen last first. Undefined while not known. */
export function useOwnDevices(): readonly OwnDevice[] | undefined {
  const live = useLiveRecord(devicesKindOf(useSession().uid), DEVICES_ID);
  if (live.status === 'loading') return undefined;
  const devices = live.status === 'ready' ? devicesOf(live.record) : {};
  return Object.entries(devices)
    .map(([id, device]) => ({ ...device, id }))
    .sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime());
}
