import { openTestAuth, replyOf, type Session, type TestAuth } from './auth-fixture';

const EMAIL = 'ana@nordhaus.example';
const PASSWORD = 'facility-demo';
const MINUTE = 60_000;

let test: TestAuth;
let session: Session;

beforeEach(async () => {
  test = openTestAuth();
  session = await test.session('signUp', EMAIL, PASSWORD);
});

const kindOf = (token: string) => test.auth.identityOf(`Bearer ${token}`).kind;
const decode = (segment: string | undefined) =>
  JSON.parse(Buffer.from(segment ?? '', 'base64url').toString()) as Record<string, unknown>;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const refresh = async (refreshToken: string) =>
  replyOf(
    await test.send(
      'POST',
      '/securetoken.googleapis.com/v1/token?key=k',
      new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ),
  );

describe('an ID token', () => {
  it('is an unsigned JWT with the claims of the emulator', () => {
    const [head, payload, signature] = session.idToken.split('.');
    expect([decode(head).alg, signature]).toEqual(['none', '']);
    const now = Date.UTC(2026, 10, 20) / 1000;
    expect(decode(payload)).toEqual({
      iss: 'https://securetoken.google.com/demo-facility',
      aud: 'demo-facility',
      auth_time: now,
      user_id: session.uid,
      sub: session.uid,
      iat: now,
      exp: now + 3600,
      email: EMAIL,
      email_verified: false,
      firebase: { identities: { email: [EMAIL] }, sign_in_provider: 'password' },
    });
  });

  it('stands for its account', () => {
    expect(test.auth.identityOf(`Bearer ${session.idToken}`)).toMatchObject({
      kind: 'user',
      uid: session.uid,
      email: EMAIL,
      claims: { sub: session.uid },
    });
  });

  it('is good for an hour', () => {
    test.wait(59 * MINUTE);
    expect(kindOf(session.idToken)).toBe('user');
    test.wait(MINUTE);
    expect(kindOf(session.idToken)).toBe('invalid');
  });

  it('is refused by another installation', () => {
    expect(openTestAuth().auth.identityOf(`Bearer ${session.idToken}`).kind).toBe('invalid');
  });

  it('is refused with another payload under its seal', () => {
    const [head, payload] = session.idToken.split('.');
    expect(kindOf(`${head}.${encode({ ...decode(payload), sub: 'admin', user_id: 'admin' })}.`)).toBe(
      'invalid',
    );
  });

  it.each([
    [
      'an official emulator token',
      () => `${encode({ alg: 'none', typ: 'JWT' })}.${session.idToken.split('.')[1]}.`,
    ],
    ['a signed token', () => `${session.idToken}c2ln`],
    ['two segments', () => session.idToken.slice(0, -1)],
    ['text that is no JSON', () => 'a.b.'],
    ['nothing but dots', () => '..'],
    ['a header that is no object', () => `${encode(null)}.${encode(null)}.`],
  ])('is refused as %s', (_name, token) => {
    expect(kindOf(token())).toBe('invalid');
  });

  it('ends with a new password, at once', async () => {
    const { body } = await test.call('update', { idToken: session.idToken, password: 'another-one' });
    expect(kindOf(session.idToken)).toBe('invalid');
    expect(kindOf(String(body.idToken))).toBe('user');
  });

  it('ends when an administrator revokes the sessions', async () => {
    const url = '/identitytoolkit.googleapis.com/v1/projects/demo-facility/accounts:update';
    await test.admin('POST', url, { localId: session.uid, validSince: '1' });
    expect(kindOf(session.idToken)).toBe('invalid');
  });
});

describe('an Authorization header', () => {
  const serviceAccount = `${encode({ alg: 'RS256' })}.${encode({ iss: 'seed@demo.iam.gserviceaccount.com' })}.c2ln`;
  it.each([
    [undefined, 'none'],
    ['', 'none'],
    ['Bearer owner', 'owner'],
    ['bearer owner', 'owner'],
    [`Bearer ${serviceAccount}`, 'owner'],
    [`Bearer ${serviceAccount.replace('c2ln', '')}`, 'invalid'],
    ['Bearer', 'invalid'],
    ['Bearer owner too', 'invalid'],
    ['Basic b3duZXI=', 'invalid'],
    ['owner', 'invalid'],
  ])('%j means %s', (header, kind) => {
    expect(test.auth.identityOf(header).kind).toBe(kind);
  });
});

describe('a refresh token', () => {
  it('gives a new ID token that remembers when the password was typed', async () => {
    test.wait(90 * MINUTE);
    const { body } = await refresh(session.refreshToken);
    const identity = test.auth.identityOf(`Bearer ${String(body.id_token)}`);
    expect(identity).toMatchObject({ claims: { auth_time: Date.UTC(2026, 10, 20) / 1000 } });
    expect(body).toMatchObject({ expires_in: '3600', token_type: 'Bearer', user_id: session.uid });
  });

  it('works after a restart', async () => {
    test.restart();
    expect((await refresh(session.refreshToken)).status).toBe(200);
  });

  it('ends with a new password', async () => {
    await test.call('update', { idToken: session.idToken, password: 'another-one' });
    expect((await refresh(session.refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  it.each([
    ['nonsense', 'INVALID_REFRESH_TOKEN'],
    ['', 'MISSING_REFRESH_TOKEN'],
    [`${encode({ sub: 'admin', authTime: 1, gen: 1 })}.c2ln`, 'INVALID_REFRESH_TOKEN'],
  ])('is refused as %j', async (given, error) => {
    expect((await refresh(given)).error).toBe(error);
  });

  it('of a deleted account is refused', async () => {
    await test.call('delete', { idToken: session.idToken });
    expect((await refresh(session.refreshToken)).error).toBe('USER_NOT_FOUND');
  });

  it('needs its grant type', async () => {
    const none = replyOf(await test.send('POST', '/securetoken.googleapis.com/v1/token?key=k', {}));
    const wrong = replyOf(
      await test.send('POST', '/securetoken.googleapis.com/v1/token?key=k', { grantType: 'x' }),
    );
    expect([none.error, wrong.error]).toEqual(['MISSING_GRANT_TYPE', 'INVALID_GRANT_TYPE']);
  });
});
