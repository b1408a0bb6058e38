import * as v from 'valibot';
import { defineKind, REPEATED, type RecordKind } from '../record';

/** Devices that one person is pushed to at most: the one that was not used for longest makes room. */
export const MOST_DEVICES = 20;

/** Days after which a browser says again that it is still there. */
const SEEN_DAYS = 7;
const DAY_MS = 86_400_000;

/** Id of the document in a login's private collection that holds its devices. */
export const DEVICES_ID = 'devices';

/** Where the devices of a login stand: one document, readable by whose login it is. */
export const devicesPath = (uid: string): string => `users/${uid}/private/${DEVICES_ID}`;

/** What Firebase calls the installation of an app: https://firebase.google.com/docs/projects/manage-installations */
export const deviceIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'This is no device.'));

/** What a person knows a device by, such as "Chrome on Android". */
export const deviceNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const deviceSchema = v.object({ name: deviceNameSchema, createdAt: v.date(), seenAt: v.date() });

/** A browser that shows notifications also while no page of the app is open. */
export type Device = v.InferOutput<typeof deviceSchema>;

/** The devices of one login by their id. */
export type Devices = Readonly<Record<string, Device>>;

/** Kept with the login, and read by nobody else. */
export const devicesKindOf = (uid: string): RecordKind<{ readonly devices: Devices }> =>
  defineKind<{ readonly devices: Devices }>({
    path: `users/${uid}/private`,
    type: 'devices',
    called: { one: 'device', many: 'devices' },
    isPrivate: true,
    schema: v.object({ devices: v.record(v.string(), deviceSchema) }),
    fields: { devices: REPEATED },
    label: () => 'Devices',
  });

/** The devices in a document as it was read; what is damaged is left out. */
export function devicesOf(data: unknown): Devices {
  const { devices } = (data ?? {}) as { readonly devices?: unknown };
  if (typeof devices !== 'object' || devices === null) return {};
  return Object.fromEntries(
    Object.entries(devices).flatMap(([id, value]) => {
      const device = v.safeParse(deviceSchema, value);
      return device.success && v.is(deviceIdSchema, id) ? [[id, device.output] as const] : [];
    }),
  );
}

/** The devices with one that is there now, the first time or again. */
export function withDevice(devices: Devices, id: string, name: string, now: Date): Devices {
  const { [id]: known, ...others } = devices;
  const kept = Object.entries(others)
    .sort(([, a], [, b]) => b.seenAt.getTime() - a.seenAt.getTime())
    .slice(0, MOST_DEVICES - 1);
  return { ...Object.fromEntries(kept), [id]: { name, createdAt: known?.createdAt ?? now, seenAt: now } };
}

/** The devices without one of them. */
export const withoutDevice = (devices: Devices, id: string): Devices =>
  Object.fromEntries(Object.entries(devices).filter(([known]) => known !== id));

/** Whether a device has not said for a week that it is still there. */
export const isForgotten = (seenAt: Date, now: Date): boolean =>
  now.getTime() - seenAt.getTime() > SEEN_DAYS * DAY_MS;
