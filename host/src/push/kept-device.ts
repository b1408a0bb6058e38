import * as v from 'valibot';
import { DEVICE_KEY } from './device-key';

/** What this browser remembers of being pushed to. */
const schema = v.object({
  /** Whose news come here. */
  uid: v.string(),
  /** What the service calls this browser. */
  id: v.string(),
  /** When it last said that it is there, in milliseconds. */
  seenAt: v.number(),
});
export type KeptDevice = v.InferOutput<typeof schema>;

/** Undefined where this browser is pushed to for nobody. */
export function keptDevice(): KeptDevice | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(DEVICE_KEY) ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function keepDevice(device: KeptDevice | undefined): void {
  if (device) localStorage.setItem(DEVICE_KEY, JSON.stringify(device));
  else localStorage.removeItem(DEVICE_KEY);
}
