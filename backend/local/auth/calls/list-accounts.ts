import { toUserInfo } from '../account';
import { type Answer, give, refusePayload } from '../answer';
import type { AuthService } from '../service';

const MAX_PAGE = 1000;
const DEFAULT_PAGE = 20;

/** `GET projects/{p}/accounts:batchGet`: accounts by uid, page by page. */
export function listAccounts(query: URLSearchParams, on: AuthService): Answer {
  if (!/^-?\d*$/.test(query.get('maxResults') ?? '')) return refusePayload(' must be integer');
  const asked = Math.floor(Number(query.get('maxResults')));
  const size = asked > 0 ? Math.min(asked, MAX_PAGE) : DEFAULT_PAGE;
  const after = query.get('nextPageToken') ?? '';
  const rest = on.accounts.all().filter(({ localId }) => localId > after);
  const page = rest.slice(0, size);
  // A full page may be the last one: the caller finds out by asking for the next.
  const next = page.length === size ? page.at(-1)?.localId : undefined;
  return give({
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map(toUserInfo),
    ...(next === undefined ? {} : { nextPageToken: next }),
  });
}
