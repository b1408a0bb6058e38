import { useAction } from '@fm/data';
import { Button, formatAgo } from '@fm/ui';
import { keptDevice } from '../../push/kept-device';
import { removeDevice } from '../../push/this-device';
import { type OwnDevice, useOwnDevices } from '../api/own-devices';
import css from './push.module.css';

/** Every device that who is signed in is pushed to; each can be taken off, also one that is lost. */
export function PushDevices({ onRemoved }: { readonly onRemoved: () => void }) {
  const devices = useOwnDevices();
  if (!devices || devices.length === 0) return null;
  return (
    <ul className={css.devices} aria-label="Devices">
      {devices.map((device) => (
        <li key={device.id} className={css.device}>
          <DeviceLine device={device} onRemoved={onRemoved} />
        </li>
      ))}
    </ul>
  );
}

function DeviceLine({
  device: { id, name, seenAt },
  onRemoved,
}: {
  device: OwnDevice;
  onRemoved: () => void;
}) {
  const { run, busy, failure } = useAction();
  const remove = async () => {
    await run(() => removeDevice(id));
    onRemoved();
  };
  const isThis = keptDevice()?.id === id;
  return (
    <>
      <div className={css.about}>
        <span className={css.name}>{isThis ? `${name}, this device` : name}</span>
        <span className={css.seen}>{`Seen ${formatAgo(seenAt)}`}</span>
        {failure && <span role="alert">{failure.message}</span>}
      </div>
      <Button
        size="sm"
        variant="outline"
        disabled={busy}
        aria-label={`Remove ${name}`}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </>
  );
}
