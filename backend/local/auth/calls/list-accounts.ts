import { toUserInfo } from '../account';
import { give } from '../answer';
import type { AuthService } from '../service';

const MAX_PAGE = 1000;
const DEFAULT_PAGE = 20;

/** `GET projects/{p}/accounts:batchGet`: accounts by uid, page by page. */
export function listAccounts(query: URLSearchParams, on: AuthService) {
  const asked = Math.floor(Number(query.get('maxResults')));
  const size = asked > 0 ? Math.min(asked, MAX_PAGE) : DEFAULT_PAGE;
  const after = query.get('nextPageToken') ?? '';
  const rest = on.accounts.all().filter(({ localId }) => localId > after);
  const page = rest.slice(0, size);
  const next = rest.length > size ? page.at(-1)?.localId : undefined;
  return give({
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map(toUserInfo),
    ...(next === undefined ? {} : { nextPageToken: next }),
  });
}
