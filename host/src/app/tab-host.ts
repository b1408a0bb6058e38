const TAB_HOSTS = 64;
const STORAGE_KEY = 'fm.tab-host';

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
