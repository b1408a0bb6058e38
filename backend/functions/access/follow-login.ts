import { isDeepStrictEqual } from 'node:util';
import { claimsOf } from '@fm/domain/claims';
import { devicesPath } from '@fm/domain/device';
import { type User, users } from '@fm/domain/user';
import { purgedPath } from '@fm/workflows/unit';
import type { UserRecord } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { identities, identityOf } from './identities';

/** What of the record the identity goes by. */
interface Login extends Pick<User, 'name' | 'email' | 'role' | 'disabled'> {
  readonly trashed?: boolean;
  readonly signedOutAt?: unknown;
  readonly secondFactorResetAt?: unknown;
}

/**
 * Brings an identity in line with the record of its login: name, address, whether it may sign in, and that its sessions,
 * its second factor and its devices end where the record says so, and what its tokens say of it. It is deleted where the record was deleted for good, as the history says: one that is
 * missing for another reason takes nothing away that cannot come back.
 */
export async function followLogin(database: Firestore, uid: string): Promise<void> {
  const auth = identities();
  const identity = await identityOf(auth.getUser(uid));
  if (!identity) return;
  const login = (await database.doc(`${users.path}/${uid}`).get()).data() as Login | undefined;
  if (!login) {
    if ((await database.doc(purgedPath(users, uid)).get()).exists) await auth.deleteUser(uid);
    return;
  }
  const { disabled = false, trashed = false } = login;
  const isShut = disabled || trashed;
  // By itself and first: an address that somebody else has must not keep a door open.
  if (identity.disabled !== isShut) await auth.updateUser(uid, { disabled: isShut });
  const isOver = isEnded(identity, login);
  if (isShut || isOver) await forgetDevices(database, uid);
  if ((isShut && !identity.disabled) || isOver) await auth.revokeRefreshTokens(uid);
  if (hasLostFactor(identity, login)) await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  const claims = isShut ? {} : claimsOf(login.role);
  if (!isDeepStrictEqual(identity.customClaims ?? {}, claims)) await auth.setCustomUserClaims(uid, claims);
  const change = changeOf(identity, login);
  if (Object.keys(change).length > 0) await auth.updateUser(uid, change);
}

/** Nothing is pushed to the devices of somebody who is out. */
const forgetDevices = async (database: Firestore, uid: string): Promise<void> =>
  void (await database.doc(devicesPath(uid)).delete());

function changeOf(identity: UserRecord, { name, email }: Login) {
  return {
    ...(identity.displayName !== name && { displayName: name }),
    // An administrator vouches for the address; the password stays with who had it.
    ...(identity.email?.toLowerCase() !== email && { email, emailVerified: true }),
  };
}

/** Whether the identity has a second factor that the record takes away: one switched on later stays. */
function hasLostFactor({ multiFactor }: UserRecord, { secondFactorResetAt: reset }: Login): boolean {
  if (!(reset instanceof Timestamp)) return false;
  const factors = multiFactor?.enrolledFactors ?? [];
  // The Admin SDK gives the time in seconds.
  return factors.some(({ enrollmentTime }) => Date.parse(enrollmentTime ?? '') / 1000 <= reset.seconds);
}

/** Whether the record ends sessions that the identity service still lets go on. */
function isEnded({ tokensValidAfterTime }: UserRecord, { signedOutAt }: Login): boolean {
  if (!(signedOutAt instanceof Timestamp)) return false;
  // The service counts in seconds.
  const from = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime) / 1000;
  return from < signedOutAt.seconds;
}
