import type { Identity } from '../../auth';
import type { PlainRequest, PlainResponse } from '../../http/messages';
import type { Firestore } from '../firestore';
import type { Names } from '../names';
import type { Write } from '../writes/write';

/** Deletes documents of a mebibyte within the size of a commit, whatever indexes they are in. */
const BATCH = 5;

/** The emulator's call to delete every document, for administrators; undefined for other paths. */
export function clearService(
  firestore: Firestore,
  names: Names,
  identityOf: (request: PlainRequest) => Identity,
): (request: PlainRequest) => PlainResponse | undefined {
  const path = `/emulator/v1/${names.nameOf('')}`;
  return (request) => {
    if (request.path !== path || request.method !== 'DELETE') return undefined;
    const identity = identityOf(request);
    if (identity.kind !== 'owner') return answer(403, { error: { code: 403, status: 'PERMISSION_DENIED' } });
    const { collections, documents } = firestore.database;
    for (const collection of [...collections.all()]) {
      const writes: Write[] = [...documents.in(collection)].map((found) => ({
        kind: 'delete',
        path: found.path,
      }));
      for (let from = 0; from < writes.length; from += BATCH) {
        firestore.commit(identity, writes.slice(from, from + BATCH));
      }
    }
    return answer(200, {});
  };
}

const answer = (status: number, body: unknown): PlainResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
