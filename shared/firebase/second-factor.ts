import type { User } from 'firebase/auth';
import { authErrorCode, type Identity, sdk, service } from './auth';
import { callIdentityService } from './second-factor-call';

// The SDK can do all of this too, but as a part of the module that the sign-in page loads (decision 0039).
const {
  AuthCredential,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  updatePassword,
} = sdk;

/** A session as the identity service issued it, in the form that the SDK takes one in. */
class IssuedSession extends AuthCredential {
  readonly #answer: object;
  constructor(answer: object) {
    super();
    this.#answer = answer;
  }
  _getIdTokenResponse(): Promise<object> {
    return Promise.resolve(this.#answer);
  }
  _getReauthenticationResolver(): Promise<object> {
    return Promise.resolve(this.#answer);
  }
}

interface Asked {
  readonly customData: {
    readonly _serverResponse: {
      readonly mfaPendingCredential: string;
      readonly mfaInfo: readonly { readonly mfaEnrollmentId: string; readonly totpInfo?: object }[];
    };
  };
}

/** The session that a code gives after the error that asked for it. */
async function sessionByCode(asked: unknown, code: string): Promise<IssuedSession> {
  const {
    customData: { _serverResponse: response },
  } = asked as Asked;
  const { mfaPendingCredential, mfaInfo, ...rest } = response;
  const tokens = await callIdentityService('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo.find(({ totpInfo }) => totpInfo)?.mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: code },
  });
  return new IssuedSession({ ...rest, ...tokens });
}

/**
 * Signs in with a code of the person's app, after `asked`, which a sign-in with the password was rejected with. Rejects
 * with an error that has an `authErrorCode`; another code may be tried then.
 */
export async function signInWithCode(asked: unknown, code: string): Promise<Identity> {
  const { user } = await signInWithCredential(service(), await sessionByCode(asked, code));
  return { uid: user.uid, email: user.email ?? '' };
}

function present(): User {
  const user = service().currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  return user;
}

/** Has the signed-in person prove to be there. `code` is left out where there is no second factor. */
async function prove(password: string, code: string | undefined): Promise<User> {
  const user = present();
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  } catch (error) {
    if (code === undefined || authErrorCode(error) !== 'auth/multi-factor-auth-required') throw error;
    await reauthenticateWithCredential(user, await sessionByCode(error, code));
  }
  return user;
}

/** Calls as the signed-in person and goes on with the session that is answered. */
async function changeFactor(method: string, user: User, body: object): Promise<void> {
  const idToken = await user.getIdToken();
  const tokens = await callIdentityService(`v2/accounts/mfaEnrollment:${method}`, { idToken, ...body });
  await reauthenticateWithCredential(user, new IssuedSession(tokens));
}

async function factorOf(user: User): Promise<string | undefined> {
  const { users } = await callIdentityService('v1/accounts:lookup', { idToken: await user.getIdToken() });
  const [account] = users as readonly Pick<Asked['customData']['_serverResponse'], 'mfaInfo'>[];
  return account?.mfaInfo?.find(({ totpInfo }) => totpInfo)?.mfaEnrollmentId;
}

/** Whether the signed-in person has a second factor. */
export const hasSecondFactor = async (): Promise<boolean> => (await factorOf(present())) !== undefined;

/** A secret that an app makes codes of, until it is switched on or dropped. */
export interface OfferedFactor {
  readonly secret: string;
  readonly sessionInfo: string;
}

/** Offers the signed-in person a second factor. Rejects with an error that has an `authErrorCode`. */
export async function offerSecondFactor(password: string): Promise<OfferedFactor> {
  const user = await prove(password, undefined);
  const idToken = await user.getIdToken();
  const { totpSessionInfo } = await callIdentityService('v2/accounts/mfaEnrollment:start', {
    idToken,
    totpEnrollmentInfo: {},
  });
  const { sharedSecretKey, sessionInfo } = totpSessionInfo as Record<string, string>;
  if (!sharedSecretKey || !sessionInfo) throw new Error('The identity service offered no secret.');
  return { secret: sharedSecretKey, sessionInfo };
}

/** Switches an offered factor on with the first code of the app. Rejects with an error that has an `authErrorCode`. */
export function switchSecondFactorOn({ sessionInfo }: OfferedFactor, code: string): Promise<void> {
  return changeFactor('finalize', present(), {
    totpVerificationInfo: { sessionInfo, verificationCode: code },
  });
}

/** Switches the second factor off. Rejects with an error that has an `authErrorCode`. */
export async function switchSecondFactorOff(password: string, code: string): Promise<void> {
  const user = await prove(password, code);
  const mfaEnrollmentId = await factorOf(user);
  if (mfaEnrollmentId !== undefined) await changeFactor('withdraw', user, { mfaEnrollmentId });
}

/** As `changePassword`, by somebody with a second factor. */
export async function changePasswordWithCode(current: string, next: string, code: string): Promise<void> {
  await updatePassword(await prove(current, code), next);
}
