import {
  deviceIdSchema,
  deviceNameSchema,
  devicesOf,
  devicesPath,
  withDevice,
  withoutDevice,
} from '@fm/domain/device';
import * as v from 'valibot';
import { defineCommand } from '../command';

/**
 * Has notifications pushed to a browser of the actor's from now on; said again, it is still there.
 * Like a session this is for every role, also for one that may change no records.
 */
export const registerDevice = defineCommand({
  name: 'users.registerDevice',
  permission: undefined,
  input: v.object({ id: deviceIdSchema, name: deviceNameSchema }),
  async run(unit, { id, name }, { actor: { uid }, now }) {
    const known = devicesOf((await unit.read(devicesPath(uid)))?.data);
    unit.keep(devicesPath(uid), { devices: withDevice(known, id, name, now) });
    return null;
  },
});

/** Has nothing pushed to a device of the actor's any more. Saying it twice is once. */
export const removeDevice = defineCommand({
  name: 'users.removeDevice',
  permission: undefined,
  input: v.object({ id: deviceIdSchema }),
  async run(unit, { id }, { actor: { uid } }) {
    const known = devicesOf((await unit.read(devicesPath(uid)))?.data);
    if (Object.hasOwn(known, id)) unit.keep(devicesPath(uid), { devices: withoutDevice(known, id) });
    return null;
  },
});
