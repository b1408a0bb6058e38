import { can } from '@fm/domain/role';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { callingActor } from './calling-actor';

/** The name of the administrator who calls. Throws an `HttpsError` for everybody else, and for a session that is over. */
export async function administratorName(auth: CallableRequest['auth']): Promise<string> {
  const actor = await callingActor(auth);
  if (!actor || !can(actor.role, 'users:manage'))
    throw new HttpsError('permission-denied', 'Only administrators may do this.');
  return actor.name;
}
