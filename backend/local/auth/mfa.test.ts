import { openTestAuth, replyOf, type Session, type TestAuth } from './auth-fixture';
import { codeOf, PERIOD_SECONDS, stepAt } from './totp';

const EMAIL = 'ana@nordhaus.example';
const PASSWORD = 'facility-demo';
const MINUTE = 60_000;
const STEP_MS = PERIOD_SECONDS * 1000;
const START = Date.UTC(2026, 10, 20);
const PROJECT = '/identitytoolkit.googleapis.com/v1/projects/demo-facility/accounts';

let test: TestAuth;
let session: Session;
let passed: number;

beforeEach(async () => {
  test = openTestAuth();
  passed = 0;
  session = await test.session('signUp', EMAIL, PASSWORD);
  await test.admin('POST', `${PROJECT}:update`, { localId: session.uid, emailVerified: true });
});

const wait = (ms: number) => {
  passed += ms;
  test.wait(ms);
};
const codeIn = (secret: string, steps = 0) => codeOf(secret, stepAt(START + passed) + steps);
const post = async (path: string, body: object) =>
  replyOf(await test.send('POST', `/identitytoolkit.googleapis.com/v2/accounts/${path}?key=k`, body));

interface Offered {
  sharedSecretKey: string;
  sessionInfo: string;
}
const start = async (idToken = session.idToken) => {
  const reply = await post('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  return { ...reply, offered: reply.body.totpSessionInfo as Offered };
};
const finish = (offered: Offered, verificationCode: string, idToken = session.idToken) =>
  post('mfaEnrollment:finalize', {
    idToken,
    displayName: 'Telephone',
    totpVerificationInfo: { sessionInfo: offered.sessionInfo, verificationCode },
  });

/** Switches the second factor on and gives its secret. */
async function enroll(): Promise<string> {
  const { offered } = await start();
  const { body, error } = await finish(offered, codeIn(offered.sharedSecretKey));
  if (error) throw new Error(error);
  session = { ...session, idToken: String(body.idToken), refreshToken: String(body.refreshToken) };
  wait(2 * STEP_MS);
  return offered.sharedSecretKey;
}

const password = async () => {
  const { body } = await test.call('signInWithPassword', { email: EMAIL, password: PASSWORD });
  const [factor] = (body.mfaInfo ?? []) as { mfaEnrollmentId: string }[];
  return { body, pending: String(body.mfaPendingCredential), id: factor?.mfaEnrollmentId ?? '' };
};
const code = (mfaPendingCredential: string, mfaEnrollmentId: string, verificationCode: string) =>
  post('mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  });
const claimsOf = (idToken: unknown) =>
  JSON.parse(Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString()) as {
    firebase: object;
  };

describe('switching a second factor on', () => {
  it('offers a secret, and takes a code of it', async () => {
    const { body, offered } = await start();
    expect(body.totpSessionInfo).toMatchObject({
      sharedSecretKey: expect.stringMatching(/^[A-Z2-7]{32}$/),
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      finalizeEnrollmentTime: '2026-11-20T00:15:00.000Z',
    });
    expect((await finish(offered, '000000')).error).toBe('INVALID_CODE');
    const done = await finish(offered, codeIn(offered.sharedSecretKey, -1));
    expect(done.body).toMatchObject({ totpAuthInfo: {}, refreshToken: expect.any(String) });
    expect(claimsOf(done.body.idToken).firebase).toMatchObject({ sign_in_second_factor: 'totp' });
    const { body: looked } = await test.call('lookup', { idToken: done.body.idToken });
    expect(looked.users).toEqual([
      expect.objectContaining({
        mfaInfo: [expect.objectContaining({ displayName: 'Telephone', totpInfo: {} })],
      }),
    ]);
    expect(JSON.stringify(looked)).not.toContain(offered.sharedSecretKey);
  });

  it('wants a confirmed address, a recent sign-in and no factor yet', async () => {
    await test.admin('POST', `${PROJECT}:update`, { localId: session.uid, emailVerified: false });
    expect((await start()).error).toMatch(/^UNVERIFIED_EMAIL/);
    await test.admin('POST', `${PROJECT}:update`, { localId: session.uid, emailVerified: true });
    wait(6 * MINUTE);
    expect((await start()).error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    session = await test.session('signInWithPassword', EMAIL, PASSWORD);
    await enroll();
    expect((await start()).error).toMatch(/^SECOND_FACTOR_EXISTS/);
  });

  it('does not take the offer of another account, nor one that is too old', async () => {
    const { offered } = await start();
    const ben = await test.session('signUp', 'ben@nordhaus.example', PASSWORD);
    await test.admin('POST', `${PROJECT}:update`, { localId: ben.uid, emailVerified: true });
    const stolen = await finish(offered, codeIn(offered.sharedSecretKey), ben.idToken);
    expect(stolen.error).toBe('INVALID_SESSION_INFO');
    wait(16 * MINUTE);
    session = await test.session('signInWithPassword', EMAIL, PASSWORD);
    expect((await finish(offered, codeIn(offered.sharedSecretKey))).error).toBe('SESSION_EXPIRED');
  });
});

describe('signing in with a second factor', () => {
  it('gives no token for the password alone, but one with a code, over a restart', async () => {
    const secret = await enroll();
    const { body, pending, id } = await password();
    expect(body).toMatchObject({ localId: session.uid, mfaInfo: [{ totpInfo: {} }] });
    expect([body.idToken, body.refreshToken]).toEqual([undefined, undefined]);
    test.restart();
    const done = await code(pending, id, codeIn(secret));
    expect(test.auth.identityOf(`Bearer ${done.body.idToken}`)).toMatchObject({ uid: session.uid });
    const form = { grant_type: 'refresh_token', refresh_token: done.body.refreshToken };
    const fresh = replyOf(await test.send('POST', '/securetoken.googleapis.com/v1/token?key=k', form));
    expect(claimsOf(fresh.body.id_token).firebase).toMatchObject({ second_factor_identifier: id });
  });

  it('takes each code once, also of two at the same time', async () => {
    const secret = await enroll();
    const { pending, id } = await password();
    const twice = await Promise.all([1, 2].map(() => code(pending, id, codeIn(secret))));
    expect(twice.map(({ error }) => error).sort()).toEqual(['INVALID_CODE', undefined]);
    expect((await code(pending, id, codeIn(secret, -1))).error).toBe('INVALID_CODE');
    expect((await code(pending, id, codeIn(secret, 1))).error).toBeUndefined();
  });

  it('lets nobody try codes without end', async () => {
    const secret = await enroll();
    const { pending, id } = await password();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await code(pending, id, 'abcdef')).error).toBe('INVALID_CODE');
    const again = await password();
    expect((await code(again.pending, again.id, codeIn(secret))).error).toMatch(/^TOO_MANY_ATTEMPTS/);
    wait(10 * MINUTE);
    const later = await password();
    expect((await code(later.pending, later.id, codeIn(secret))).error).toBeUndefined();
  });

  it.each([
    ['is five minutes old', () => wait(5 * MINUTE)],
    ['came before sessions were ended', () => revoke()],
    ['came before the account was disabled', () => change({ disableUser: true })],
  ])('does not count a password that %s', async (_, happen) => {
    const secret = await enroll();
    const { pending, id } = await password();
    await happen();
    const { error } = await code(pending, id, codeIn(secret));
    expect(['INVALID_MFA_PENDING_CREDENTIAL', 'USER_DISABLED']).toContain(error);
  });

  it('does not take what this installation did not make for it', async () => {
    const secret = await enroll();
    const { id, pending } = await password();
    for (const forged of ['x', `${pending}x`, session.refreshToken])
      expect((await code(forged, id, codeIn(secret))).error).toBe('INVALID_MFA_PENDING_CREDENTIAL');
  });
});

const change = (more: object) => test.admin('POST', `${PROJECT}:update`, { localId: session.uid, ...more });
const revoke = () => change({ validSince: String(Math.floor((START + passed) / 1000)) });

describe('taking a second factor away', () => {
  it('is for its owner, who signed in just now', async () => {
    await enroll();
    const { idToken } = session;
    const { id } = await password();
    const withdraw = (mfaEnrollmentId: string) =>
      post('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });
    expect((await withdraw('another')).error).toBe('MFA_ENROLLMENT_NOT_FOUND');
    expect((await withdraw(id)).body).toMatchObject({ idToken: expect.any(String) });
    expect((await password()).body).toMatchObject({ idToken: expect.any(String) });
  });

  it('is for administrators too, who cannot put one on', async () => {
    await enroll();
    expect((await change({ mfa: { enrollments: [{ totpInfo: {} }] } })).status).toBe(501);
    expect((await test.call('update', { idToken: session.idToken, mfa: {} })).status).toBe(501);
    expect((await password()).body.idToken).toBeUndefined();
    await change({ mfa: {} });
    expect((await password()).body).toMatchObject({ idToken: expect.any(String) });
  });
});

it('keeps the second factor over a new password, and says so in the new session', async () => {
  await enroll();
  const { body } = await test.call('update', {
    idToken: session.idToken,
    password: 'another-one-yet',
    returnSecureToken: true,
  });
  expect(claimsOf(body.idToken).firebase).toMatchObject({ sign_in_second_factor: 'totp' });
  const again = await test.call('signInWithPassword', { email: EMAIL, password: 'another-one-yet' });
  expect(again.body.idToken).toBeUndefined();
});

it('does not do telephones', async () => {
  const asked = await post('mfaEnrollment:start', { idToken: session.idToken, phoneEnrollmentInfo: {} });
  expect(asked.status).toBe(501);
});
