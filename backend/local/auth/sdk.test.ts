import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getIdTokenResult,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  type MultiFactorError,
  multiFactor,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type User,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { memoryKeyValue } from '../store/key-value';
import { type Auth as Backend, createAuth } from './index';
import { stepAt, codeOf as totpOf } from './totp';

const EMAIL = 'ana@nordhaus.example';
const PASSWORD = 'facility-demo';

let server: Server;
let backend: Backend;
let address: string;
let app: FirebaseApp;
let auth: Auth;

beforeEach(async () => {
  backend = createAuth({
    accounts: memoryKeyValue(),
    codes: memoryKeyValue(),
    projectId: 'demo-facility',
    now: Date.now,
    log: () => undefined,
    baseUrl: () => address,
  });
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
    const answer = await backend.handle({
      method: request.method ?? 'GET',
      path: decodeURIComponent(pathname),
      query: searchParams,
      headers,
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = initializeApp({ apiKey: 'local', projectId: 'demo-facility' }, address);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, address, { disableWarnings: true });
});

afterEach(async () => {
  await deleteApp(app);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const signUp = async (): Promise<User> => (await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)).user;
const refusal = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
const codeOf = async (requestType: string): Promise<string> => {
  const list = await fetch(`${address}/emulator/v1/projects/demo-facility/oobCodes`);
  const { oobCodes } = (await list.json()) as { oobCodes: { requestType: string; oobCode: string }[] };
  return oobCodes.findLast((code) => code.requestType === requestType)?.oobCode ?? '';
};

describe('the Firebase SDK', () => {
  it('signs up, out and in again', async () => {
    const { uid } = await signUp();
    await signOut(auth);
    const { user } = await signInWithEmailAndPassword(auth, EMAIL.toUpperCase(), PASSWORD);
    expect([user.uid, user.email, user.providerData[0]?.providerId]).toEqual([uid, EMAIL, 'password']);
  });

  it('understands why a sign-in is refused', async () => {
    await signUp();
    expect(await refusal(signInWithEmailAndPassword(auth, EMAIL, 'wrong'))).toBe('auth/invalid-credential');
    expect(await refusal(signInWithEmailAndPassword(auth, 'b@b.de', 'wrong'))).toBe(
      'auth/invalid-credential',
    );
    expect(await refusal(signInWithEmailAndPassword(auth, 'nope', 'wrong'))).toBe('auth/invalid-email');
    expect(await refusal(createUserWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe(
      'auth/email-already-in-use',
    );
    expect(await refusal(createUserWithEmailAndPassword(auth, 'b@b.de', '1'))).toBe('auth/weak-password');
  });

  it('is told why after too many guesses, and why a link may not lead elsewhere', async () => {
    await signUp();
    for (let time = 0; time < 10; time++) await refusal(signInWithEmailAndPassword(auth, EMAIL, 'wrong'));
    expect(await refusal(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe('auth/too-many-requests');
    expect(await refusal(sendPasswordResetEmail(auth, EMAIL, { url: 'https://elsewhere.example' }))).toBe(
      'auth/unauthorized-continue-uri',
    );
  });

  it('reads the token and refreshes it', async () => {
    const user = await signUp();
    const { claims, signInProvider } = await getIdTokenResult(user, true);
    expect([claims.sub, claims.email, signInProvider]).toEqual([user.uid, EMAIL, 'password']);
    expect(backend.identityOf(`Bearer ${await user.getIdToken(true)}`)).toMatchObject({ uid: user.uid });
  });

  it('changes the name, re-authenticates and changes the password without losing the session', async () => {
    const user = await signUp();
    await updateProfile(user, { displayName: 'Ana Adler' });
    expect(user.displayName).toBe('Ana Adler');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD));
    await updatePassword(user, 'brand-new');
    await reload(user);
    expect(backend.identityOf(`Bearer ${await user.getIdToken()}`).kind).toBe('user');
    expect(await refusal(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe('auth/invalid-credential');
    expect(await refusal(signInWithEmailAndPassword(auth, EMAIL, 'brand-new'))).toBe('accepted');
  });

  it('resets a password by the code of a link', async () => {
    await signUp();
    await sendPasswordResetEmail(auth, EMAIL);
    const code = await codeOf('PASSWORD_RESET');
    expect(await verifyPasswordResetCode(auth, code)).toBe(EMAIL);
    await confirmPasswordReset(auth, code, 'brand-new');
    expect(await refusal(confirmPasswordReset(auth, code, 'other-one'))).toBe('auth/invalid-action-code');
    expect(await refusal(signInWithEmailAndPassword(auth, EMAIL, 'brand-new'))).toBe('accepted');
  });

  it('accepts a reset for an unknown address in silence', async () => {
    expect(await refusal(sendPasswordResetEmail(auth, 'b@b.de'))).toBe('accepted');
  });

  it('verifies the address', async () => {
    const user = await signUp();
    await sendEmailVerification(user);
    await fetch(`${address}/emulator/action?mode=verifyEmail&oobCode=${await codeOf('VERIFY_EMAIL')}`);
    await reload(user);
    expect(user.emailVerified).toBe(true);
  });

  it('checks a password against the policy', async () => {
    expect((await validatePassword(auth, 'short')).isValid).toBe(false);
    expect((await validatePassword(auth, PASSWORD)).isValid).toBe(true);
  });

  it('switches a second factor on, asks for it, and switches it off', async () => {
    const user = await signUp();
    await sendEmailVerification(user);
    await fetch(`${address}/emulator/action?mode=verifyEmail&oobCode=${await codeOf('VERIFY_EMAIL')}`);
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    const code = (steps: number) => totpOf(secret.secretKey, stepAt(Date.now()) + steps);
    const first = TotpMultiFactorGenerator.assertionForEnrollment(secret, code(0));
    await multiFactor(user).enroll(first, 'Telephone');
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Telephone' }]);

    await signOut(auth);
    const asked = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD).catch((error: unknown) => error);
    expect(asked).toMatchObject({ code: 'auth/multi-factor-auth-required' });
    const resolver = getMultiFactorResolver(auth, asked as MultiFactorError);
    const answer = (typed: string) =>
      resolver.resolveSignIn(
        TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', typed),
      );
    expect(await refusal(answer('000000'))).toBe('auth/invalid-verification-code');
    const { user: back } = await answer(code(1));
    expect((await getIdTokenResult(back)).signInSecondFactor).toBe('totp');

    await multiFactor(back).unenroll(multiFactor(back).enrolledFactors[0] ?? '');
    expect(await refusal(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe('accepted');
  });

  it('signs a disabled user out', async () => {
    const user = await signUp();
    await fetch(`${address}/identitytoolkit.googleapis.com/v1/projects/demo-facility/accounts:update`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: user.uid, disableUser: true }),
    });
    expect(await refusal(reload(user))).toBe('auth/user-disabled');
    expect(auth.currentUser).toBeNull();
  });

  it('deletes the account', async () => {
    await deleteUser(await signUp());
    expect(await refusal(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe('auth/invalid-credential');
  });
});
