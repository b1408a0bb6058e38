import type { UserRecords } from './session-parts';
import type { UserNews, UserRecord } from './session-state';

// Asked for at run time only: nothing of the database belongs into the bundle of the sign-in page.
const database = () => import('@fm/firebase/firestore');

const RETRY_FIRST_MS = 2_000;
const RETRY_MAX_MS = 30_000;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads a document of `users`. A field of another type counts as empty: the session must not fail on old records. */
export function userRecord(uid: string, data: Readonly<Record<string, unknown>>): UserRecord {
  return {
    uid,
    email: text(data.email),
    name: text(data.name),
    role: text(data.role),
    // What lies in the trash opens nothing either.
    disabled: data.disabled === true || data.trashed === true,
    ...(typeof data.employeeId === 'string' && { employeeId: data.employeeId }),
    ...(typeof data.theme === 'string' && { theme: data.theme }),
  };
}

const byEmail: UserRecords['byEmail'] = async (email) => (await import('./find-by-email')).byEmail(email);

async function listen(uid: string, tell: (news: UserNews) => void, onFailure: (error: unknown) => void) {
  const { doc, firestore, onSnapshot } = await database();
  return onSnapshot(
    doc(firestore(), 'users', uid),
    // Else the server's word that there is no record would not be told after the cache said so.
    { includeMetadataChanges: true },
    (snapshot) => {
      const data = snapshot.data();
      if (data) tell({ kind: 'record', record: userRecord(uid, data) });
      else tell({ kind: snapshot.metadata.fromCache ? 'unreachable' : 'gone' });
    },
    // A record that may no longer be read is, for its owner, the same as no record.
    (error) => (error.code === 'permission-denied' ? tell({ kind: 'gone' }) : onFailure(error)),
  );
}

function follow(uid: string, listener: (news: UserNews) => void): () => void {
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
    listen(uid, tell, onFailure).then((end) => {
      stop = end;
      if (ended) end();
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
