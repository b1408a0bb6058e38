import type { Emulators } from '@fm/firebase/app';

const TAB_HOSTS = 64;
const STORAGE_KEY = 'fm.tab-host';
const REACHED_KEY = 'fm.tab-host-reached';
const REACH_MS = 2000;

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The address this tab uses for a backend at `localhost:<port>`: `t<n>.localhost:<port>`, n from 1 to 64 and kept for
 * the tab's life. Browsers allow six HTTP/1.1 connections per host name and each tab holds live streams open, so with
 * one name for all the seventh tab would hang. Any other address is given back as it is.
 */
export function tabHost(address: string, storage: TabStorage = sessionStorage, random = Math.random): string {
  const [name, port] = address.split(':');
  if (name !== 'localhost' || port === undefined) return address;
  const kept = Number(storage.getItem(STORAGE_KEY));
  const valid = Number.isInteger(kept) && kept >= 1 && kept <= TAB_HOSTS;
  const n = valid ? kept : 1 + Math.floor(random() * TAB_HOSTS);
  if (!valid) storage.setItem(STORAGE_KEY, String(n));
  return `t${n}.localhost:${port}`;
}

/**
 * The addresses this tab uses for its servers: with a host name of its own, or as they are given where the browser does
 * not find that name. Asks once in the life of a tab, and only of servers at `localhost`.
 */
export async function reachedHosts(
  given: Emulators,
  projectId: string,
  storage: TabStorage = sessionStorage,
  ask = fetch,
): Promise<Emulators> {
  const own = { auth: tabHost(given.auth, storage), firestore: tabHost(given.firestore, storage) };
  if (own.auth === given.auth || storage.getItem(REACHED_KEY) !== null) return own;
  try {
    // What this answers does not matter; all servers of the protocol have it, without a sign-in.
    await ask(`http://${own.auth}/emulator/v1/projects/${projectId}/config`, {
      mode: 'no-cors',
      signal: AbortSignal.timeout(REACH_MS),
    });
    storage.setItem(REACHED_KEY, 'yes');
    return own;
  } catch {
    return given;
  }
}
