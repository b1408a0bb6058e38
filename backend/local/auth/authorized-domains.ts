import { isLoopbackOrigin } from '../http/loopback';

/**
 * Whether a mailed link may lead on to a URL. Firebase asks its list of authorized domains; here they are the names of
 * this machine, over http or https.
 */
export const isAuthorizedUrl = (url: string): boolean =>
  URL.canParse(url) && isLoopbackOrigin(new URL(url).origin);
