import { isLoopbackHost } from '../http/loopback';

/**
 * Whether a mailed link may lead on to a URL. Firebase asks its list of authorized domains; here they are the names of
 * this machine, over http or https.
 */
export function isAuthorizedUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return (protocol === 'http:' || protocol === 'https:') && isLoopbackHost(host);
}
