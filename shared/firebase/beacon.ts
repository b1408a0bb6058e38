import { service } from './auth';
import { functionUrl } from './functions';

/**
 * Sends something to a function as the signed-in person, without an answer, also from a page that is being closed. It
 * goes as text, because of anything else the browser asks another origin beforehand, and no page stays for that; and the
 * person's token stands in it, because a beacon has no headers. Nothing is sent of nobody, or where the browser takes no
 * more.
 */
export async function sendBeacon(name: string, data: object): Promise<void> {
  const token = await service().currentUser?.getIdToken();
  if (token) navigator.sendBeacon(functionUrl(name), JSON.stringify({ ...data, token }));
}
