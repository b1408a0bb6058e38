import { callFunction } from '@fm/firebase/functions';
import { signedInSince } from '@fm/firebase/signed-in-since';

const DEADLINE_MS = 30_000;
/** The session that this browser told of last. */
const TOLD = 'fm.toldSignIn';

/** Tells auditors once of the session that this browser is in, also on the next page where this one was closed before. */
export async function noteSignIn(): Promise<void> {
  const session = signedInSince();
  if (session === undefined || localStorage.getItem(TOLD) === session) return;
  if (await isTold({})) localStorage.setItem(TOLD, session);
}

/** Tells auditors that a password was refused. */
export const noteFailedSignIn = async (email: string): Promise<void> =>
  void (await isTold({ failed: email }));

/** Nobody waits for it, and nobody can do anything about it: a failure stays in the console. */
async function isTold(data: object): Promise<boolean> {
  try {
    await callFunction('noteSignIn', data, DEADLINE_MS);
    return true;
  } catch (error) {
    console.warn('Auditors were not told of this sign-in.', error);
    return false;
  }
}
