import { doc, firestore, onSnapshot } from '@fm/firebase/firestore';
import { ACCOUNT_DISABLED, ACCOUNT_REMOVED, SESSION_ENDED } from './messages';
import type { UserNews } from './session-state';
import { endOfSessions, userRecord } from './user-record';

type Data = Readonly<Record<string, unknown>>;

/**
 * What each new state of the own record means for the session. It began after `endedBefore`, when all sessions were
 * ended before it, in milliseconds; left out, with the first state.
 */
export function newsOfOwn(uid: string, endedBefore?: number): (data: Data) => UserNews {
  let since = endedBefore;
  return (data) => {
    const endedAt = endOfSessions(data);
    since ??= endedAt;
    const record = userRecord(uid, data);
    if (record.disabled) return { kind: 'gone', notice: ACCOUNT_DISABLED };
    return endedAt > since ? { kind: 'gone', notice: SESSION_ENDED } : { kind: 'record', record };
  };
}

/** Tells of the own record now and at every change, with `endedBefore` as above. Gives the function that ends it. */
export function listenToOwn(
  uid: string,
  endedBefore: number | undefined,
  tell: (news: UserNews) => void,
  onFailure: (error: unknown) => void,
): () => void {
  const newsOf = newsOfOwn(uid, endedBefore);
  const gone = { kind: 'gone', notice: ACCOUNT_REMOVED } as const;
  return onSnapshot(
    doc(firestore(), 'users', uid),
    // Else the server's word that there is no record would not be told after the cache said so.
    { includeMetadataChanges: true },
    (snapshot) => {
      const data = snapshot.data();
      if (data) tell(newsOf(data));
      else tell(snapshot.metadata.fromCache ? { kind: 'unreachable' } : gone);
    },
    // A record that may no longer be read is, for its owner, the same as no record.
    (error) => (error.code === 'permission-denied' ? tell(gone) : onFailure(error)),
  );
}
