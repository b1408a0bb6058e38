import { createHash } from 'node:crypto';
import { devicesOf, devicesPath, withoutDevice } from '@fm/domain/device';
import { notificationSchema, pushFor, pushTag } from '@fm/domain/notification';
import type { DocumentDatabase, StoredDocument } from '@fm/workflows/documents';
import type { FidMulticastMessage, SendResponse } from 'firebase-admin/messaging';
import { warn } from 'firebase-functions/logger';
import * as v from 'valibot';

/** Hands one message over for several devices, and gives for each whether it was taken, in the order of the devices. */
export type Send = (
  message: FidMulticastMessage,
) => Promise<{ readonly responses: readonly Pick<SendResponse, 'success' | 'error'>[] }>;

/** A notification before and after it was written. */
interface Written {
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** How long the service keeps a message for a device that is off, in seconds. */
const KEPT_SECONDS = 86_400;

/** What the service says of a device that took its leave. */
const GONE: ReadonlySet<string> = new Set([
  'messaging/installation-id-not-registered',
  'messaging/registration-token-not-registered',
]);

/** Pushes a notification to every device of its person where it is news, and forgets devices that are gone. */
export async function pushTo(
  database: DocumentDatabase,
  { before, after }: Written,
  send: Send,
): Promise<void> {
  const notification = notificationOf(after);
  const push = pushFor(notificationOf(before), notification);
  if (!notification || !push) return;
  const place = devicesPath(notification.uid);
  const devices = await database.transact((transaction) => transaction.get(place));
  const fids = Object.keys(devicesOf(devices?.data));
  if (fids.length === 0) return;
  // A name of at most 32 letters: https://www.rfc-editor.org/rfc/rfc8030#section-5.4
  const topic = createHash('sha256').update(pushTag(push)).digest('base64url').slice(0, 32);
  const headers = { TTL: String(KEPT_SECONDS), Urgency: 'high', Topic: topic };
  const { responses } = await send({ fids, data: { ...push }, webpush: { headers } });
  const codes = responses.map(({ error }) => error?.code);
  const gone = fids.filter((_, at) => GONE.has(codes[at] ?? ''));
  if (gone.length > 0) await forget(database, place, gone);
  const others = codes.filter((code) => code !== undefined && !GONE.has(code));
  if (others.length > 0) warn(`Not pushed to ${others.length} of ${fids.length} devices: ${others[0]}`);
}

/** The notification of a document; undefined where there is none, or it is damaged. */
function notificationOf(document: StoredDocument | undefined) {
  const parsed = v.safeParse(notificationSchema, document?.data);
  return parsed.success ? parsed.output : undefined;
}

const forget = (database: DocumentDatabase, place: string, gone: readonly string[]): Promise<void> =>
  database.transact(async (transaction) => {
    const devices = devicesOf((await transaction.get(place))?.data);
    transaction.set(place, { devices: gone.reduce(withoutDevice, devices) });
  });
