import { memoryKeyValue } from '../store/key-value';
import { openTestAuth, replyOf, type TestAuth } from './auth-fixture';

const EMAIL = 'ana@nordhaus.example';
const PASSWORD = 'facility-demo';
const PROJECT = '/identitytoolkit.googleapis.com/v1/projects/demo-facility/accounts';
const EMULATOR = '/emulator/v1/projects/demo-facility';

let test: TestAuth;
let idToken: string;
let uid: string;

beforeEach(async () => {
  test = openTestAuth();
  ({ idToken, uid } = await test.session('signUp', EMAIL, PASSWORD));
});

describe('enumeration protection', () => {
  const protect = (on: boolean) =>
    test.admin('PATCH', `${EMULATOR}/config`, { emailPrivacyConfig: { enableImprovedEmailPrivacy: on } });

  it('is on at first and says so', async () => {
    const { body } = await test.admin('GET', `${EMULATOR}/config`);
    expect(body).toEqual({
      signIn: { allowDuplicateEmails: false },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    });
  });

  it('answers a reset for an unknown address like any other, and makes no code', async () => {
    const known = await test.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const unknown = await test.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'b@b.de' });
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    const { body } = await test.admin('GET', `${EMULATOR}/oobCodes`);
    expect(body.oobCodes).toHaveLength(1);
  });

  it('hides the sign-in methods of an address', async () => {
    const { body } = await test.call('createAuthUri', { identifier: EMAIL, continueUri: 'http://a.de' });
    expect(body.signinMethods).toBeUndefined();
  });

  it('when off, names what is wrong, also after a restart', async () => {
    await protect(false);
    test.restart();
    const wrong = await test.call('signInWithPassword', { email: EMAIL, password: 'wrong' });
    const unknown = await test.call('signInWithPassword', { email: 'b@b.de', password: 'wrong' });
    const reset = await test.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'b@b.de' });
    expect([wrong.error, unknown.error, reset.error]).toEqual([
      'INVALID_PASSWORD',
      'EMAIL_NOT_FOUND',
      'EMAIL_NOT_FOUND',
    ]);
    const { body } = await test.call('createAuthUri', { identifier: EMAIL, continueUri: 'http://a.de' });
    expect(body.signinMethods).toEqual(['password']);
  });
});

describe('accounts', () => {
  it('lower-cases the address it stores', async () => {
    await test.session('signUp', 'Olga.BRANDT@Nordhaus.example', PASSWORD);
    const { body } = await test.admin('POST', `${PROJECT}:lookup`, {
      email: ['OLGA.brandt@nordhaus.example'],
    });
    expect(body.users).toEqual([expect.objectContaining({ email: 'olga.brandt@nordhaus.example' })]);
  });

  it('lets only one of two simultaneous sign-ups have an address', async () => {
    const twice = await Promise.all(
      [1, 2].map(() => test.call('signUp', { email: 'c@c.de', password: PASSWORD })),
    );
    expect(twice.map(({ error }) => error).sort()).toEqual(['EMAIL_EXISTS', undefined]);
  });

  it('shows a person their own account without its password hash', async () => {
    const { body } = await test.call('lookup', { idToken });
    expect(body.users).toEqual([
      expect.objectContaining({
        localId: uid,
        email: EMAIL,
        emailVerified: false,
        passwordHash: 'UkVEQUNURUQ=',
      }),
    ]);
  });

  it('keeps no password in clear', async () => {
    expect(JSON.stringify((await test.admin('GET', `${PROJECT}:batchGet`)).body)).not.toContain(PASSWORD);
  });

  it('changes the name and echoes it', async () => {
    const { body } = await test.call('update', { idToken, displayName: 'Ana', returnSecureToken: true });
    expect(body).toMatchObject({ localId: uid, displayName: 'Ana', email: EMAIL });
  });

  it('refuses an address someone else has', async () => {
    await test.session('signUp', 'b@b.de', PASSWORD);
    expect((await test.call('update', { idToken, email: 'B@b.de' })).error).toBe('EMAIL_EXISTS');
  });

  it('asks for a fresh sign-in before a new password, a new address or deletion', async () => {
    test.wait(6 * 60_000);
    const tries = [
      await test.call('update', { idToken, password: 'new-password' }),
      await test.call('update', { idToken, email: 'new@b.de' }),
      await test.call('delete', { idToken }),
      await test.call('update', { idToken, displayName: 'Ana' }),
    ];
    const old = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
    expect(tries.map(({ error }) => error)).toEqual([old, old, old, undefined]);
  });

  it('is gone after deletion, its address free again', async () => {
    await test.call('delete', { idToken });
    expect((await test.call('lookup', { idToken })).error).toBe('USER_NOT_FOUND');
    expect((await test.call('signUp', { email: EMAIL, password: PASSWORD })).status).toBe(200);
  });

  it('survives a restart', async () => {
    test.restart();
    expect((await test.call('lookup', { idToken })).status).toBe(200);
    expect((await test.session('signInWithPassword', EMAIL, PASSWORD)).uid).toBe(uid);
  });
});

describe('administration', () => {
  it('creates an account with a given uid that can sign in', async () => {
    const account = { localId: 'office', email: 'O@n.de', password: PASSWORD, displayName: 'Olga' };
    expect((await test.admin('POST', PROJECT, account)).body).toMatchObject({
      localId: 'office',
      email: 'o@n.de',
    });
    expect((await test.session('signInWithPassword', 'o@n.de', PASSWORD)).uid).toBe('office');
  });

  it.each([
    [{ localId: 'office' }, 'DUPLICATE_LOCAL_ID'],
    [{ email: EMAIL }, 'EMAIL_EXISTS'],
    [{ localId: 'x'.repeat(129) }, 'INVALID_LOCAL_ID'],
  ])('refuses to create %j', async (account, error) => {
    await test.admin('POST', PROJECT, { localId: 'office' });
    expect((await test.admin('POST', PROJECT, account)).error).toBe(error);
  });

  it('disables an account: no sign-in, no token, no refresh', async () => {
    const session = await test.session('signInWithPassword', EMAIL, PASSWORD);
    await test.admin('POST', `${PROJECT}:update`, { localId: uid, disableUser: true });
    const signIn = await test.call('signInWithPassword', { email: EMAIL, password: PASSWORD });
    const look = await test.call('lookup', { idToken: session.idToken });
    expect([signIn.error, look.error]).toEqual(['USER_DISABLED', 'USER_DISABLED']);
    expect(test.auth.identityOf(`Bearer ${session.idToken}`).kind).toBe('invalid');
  });

  it('does not tell a stranger that an account is disabled', async () => {
    await test.admin('POST', `${PROJECT}:update`, { localId: uid, disableUser: true });
    const { error } = await test.call('signInWithPassword', { email: EMAIL, password: 'wrong' });
    expect(error).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('sets custom claims, which the next token carries', async () => {
    await test.admin('POST', `${PROJECT}:update`, { localId: uid, customAttributes: '{"depot":"north"}' });
    const session = await test.session('signInWithPassword', EMAIL, PASSWORD);
    expect(test.auth.identityOf(`Bearer ${session.idToken}`)).toMatchObject({ claims: { depot: 'north' } });
  });

  it.each([
    ['{"sub":"x"}', 'FORBIDDEN_CLAIM : sub'],
    ['[]', 'INVALID_CLAIMS'],
    ['{', 'INVALID_CLAIMS'],
    [JSON.stringify({ a: 'x'.repeat(1000) }), 'CLAIMS_TOO_LARGE'],
  ])('refuses the custom claims %s', async (customAttributes, error) => {
    expect((await test.admin('POST', `${PROJECT}:update`, { localId: uid, customAttributes })).error).toBe(
      error,
    );
  });

  it('lists accounts page by page', async () => {
    await Promise.all(['b', 'c', 'd'].map((localId) => test.admin('POST', PROJECT, { localId })));
    const seen: string[] = [];
    let next: unknown = '';
    do {
      const { body } = await test.admin('GET', `${PROJECT}:batchGet?maxResults=3&nextPageToken=${next}`);
      seen.push(...(body.users as { localId: string }[]).map(({ localId }) => localId));
      next = body.nextPageToken;
    } while (next);
    expect(seen).toEqual([...new Set(seen)]);
    expect(seen.sort()).toEqual(['b', 'c', 'd', uid].sort());
  });

  it('deletes many at once, enabled ones only by force', async () => {
    const { body } = await test.admin('POST', `${PROJECT}:batchDelete`, { localIds: [uid] });
    expect(body.errors).toHaveLength(1);
    await test.admin('POST', `${PROJECT}:batchDelete`, { localIds: [uid], force: true });
    expect((await test.admin('POST', `${PROJECT}:lookup`, { localId: [uid] })).body.users).toBeUndefined();
  });

  it('clears all accounts', async () => {
    await test.admin('DELETE', `${EMULATOR}/accounts`);
    expect((await test.admin('GET', `${PROJECT}:batchGet`)).body.users).toEqual([]);
  });

  it('knows one project only', async () => {
    const reply = await test.admin('POST', PROJECT.replace('demo-facility', 'other'), { localId: 'b' });
    expect(reply.error).toBe('PROJECT_NOT_FOUND');
  });
});

it('answers the password policy and says that reCAPTCHA is off', async () => {
  const policy = await test.send('GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k');
  expect(replyOf(policy).body).toMatchObject({ customStrengthOptions: { minPasswordLength: 6 } });
  const recaptcha = await test.send('GET', '/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=k');
  expect(JSON.stringify(replyOf(recaptcha).body)).toContain('"OFF"');
});

describe('a password policy', () => {
  const strict = () => openTestAuth(memoryKeyValue(), { minPasswordLength: 12 });
  const TOO_SHORT =
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]';

  it('is told, and asked for of every new password', async () => {
    const service = strict();
    const policy = await service.send('GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k');
    expect(replyOf(policy).body).toMatchObject({
      customStrengthOptions: { minPasswordLength: 12 },
      enforcementState: 'ENFORCE',
    });
    const short = { email: EMAIL, password: 'kite-lamp-o' };
    expect((await service.call('signUp', short)).error).toBe(TOO_SHORT);
    const { idToken: held } = await service.session('signUp', EMAIL, 'kite-lamp-ox');
    expect((await service.call('update', { idToken: held, password: short.password })).error).toBe(TOO_SHORT);
    await service.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const { body } = await service.admin('GET', `${EMULATOR}/oobCodes`);
    const [{ oobCode } = { oobCode: '' }] = body.oobCodes as { oobCode: string }[];
    const reset = (newPassword: string) => service.call('resetPassword', { oobCode, newPassword });
    expect((await reset(short.password)).error).toBe(TOO_SHORT);
    expect((await reset('lamp-kite-ox')).error).toBeUndefined();
  });

  it('lets a password that was set before go on opening its account, and is not there unless set', async () => {
    const accounts = memoryKeyValue();
    const short = { email: EMAIL, password: 'kite-l' };
    expect((await openTestAuth(accounts).call('signUp', short)).status).toBe(200);
    const later = openTestAuth(accounts, { minPasswordLength: 12 });
    expect((await later.call('signInWithPassword', short)).status).toBe(200);
  });
});

it('answers 500 and logs when storage breaks, and never rejects', async () => {
  const broken = openTestAuth({
    ...memoryKeyValue(),
    put: () => Promise.reject(new Error('The disk is full.')),
  });
  const reply = await broken.call('signUp', { email: EMAIL, password: PASSWORD });
  expect([reply.status, reply.error]).toEqual([500, 'INTERNAL_ERROR']);
  expect(broken.log.join()).toContain('The disk is full.');
});
