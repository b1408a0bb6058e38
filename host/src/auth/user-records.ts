import type { UserRecords } from './session-parts';
import type { UserNews } from './session-state';

// Asked for at run time only, with the database: nothing of either belongs into the bundle of the sign-in page.
const ownRecord = () => import(/* webpackChunkName: "firestore" */ './own-record');
const search = () => import(/* webpackChunkName: "firestore" */ './find-by-email');

const RETRY_FIRST_MS = 2_000;
const RETRY_MAX_MS = 30_000;

const byEmail: UserRecords['byEmail'] = async (email) => (await search()).byEmail(email);

function follow(uid: string, listener: (news: UserNews) => void, endedBefore?: number): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = RETRY_FIRST_MS;

  const tell = (news: UserNews) => {
    if (ended) return;
    delay = RETRY_FIRST_MS;
    listener(news);
  };
  const onFailure = (error: unknown) => {
    if (ended) return;
    console.error('The own user record cannot be followed; trying again.', error);
    listener({ kind: 'unreachable' });
    timer = setTimeout(begin, delay);
    delay = Math.min(delay * 2, RETRY_MAX_MS);
  };
  function begin() {
    ownRecord().then(({ listenToOwn }) => {
      if (!ended) stop = listenToOwn(uid, endedBefore, tell, onFailure);
    }, onFailure);
  }

  begin();
  return () => {
    ended = true;
    clearTimeout(timer);
    stop?.();
  };
}

/** The `users` collection as the session sees it. */
export const userRecords: UserRecords = { byEmail, follow };
