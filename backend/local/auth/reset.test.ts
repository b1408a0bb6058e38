import { openTestAuth, type Session, type TestAuth } from './auth-fixture';

const EMAIL = 'ana@nordhaus.example';
const PASSWORD = 'facility-demo';
const MINUTE = 60_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let test: TestAuth;
let session: Session;

beforeEach(async () => {
  test = openTestAuth();
  session = await test.session('signUp', EMAIL, PASSWORD);
});

interface Listed {
  email: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
}

async function latestCode(requestType: string, more: object = {}): Promise<Listed> {
  const body = requestType === 'VERIFY_EMAIL' ? { idToken: session.idToken } : { email: EMAIL };
  await test.call('sendOobCode', { requestType, ...body, ...more });
  const list = await test.admin('GET', '/emulator/v1/projects/demo-facility/oobCodes');
  const code = (list.body.oobCodes as Listed[]).at(-1);
  if (!code) throw new Error('No code was made.');
  return code;
}

const open = async (link: string) => (await test.send('GET', link))?.body ?? '';
const submit = (link: string, newPassword: string, repeated = newPassword) =>
  test.send('POST', link, new URLSearchParams({ newPassword, repeated }).toString(), FORM);
const signIn = async (password: string) =>
  (await test.call('signInWithPassword', { email: EMAIL, password })).error ?? 'in';

describe('a reset code', () => {
  it('is listed and its link logged', async () => {
    const code = await latestCode('PASSWORD_RESET');
    expect(code).toMatchObject({ email: EMAIL, requestType: 'PASSWORD_RESET' });
    expect(test.log.at(-1)).toContain(code.oobLink);
    expect(code.oobLink).toMatch(/^http:\/\/127\.0\.0\.1:9\/emulator\/action\?mode=resetPassword&/);
  });

  it('is not used up by checking it', async () => {
    const { oobCode } = await latestCode('PASSWORD_RESET');
    const check = () => test.call('resetPassword', { oobCode });
    expect((await check()).body).toMatchObject({ email: EMAIL, requestType: 'PASSWORD_RESET' });
    expect((await check()).status).toBe(200);
  });

  it('sets a password once, and ends the sessions', async () => {
    const { oobCode } = await latestCode('PASSWORD_RESET');
    const change = () => test.call('resetPassword', { oobCode, newPassword: 'brand-new' });
    const twice = await Promise.all([change(), change()]);
    expect(twice.map(({ error }) => error).sort()).toEqual(['INVALID_OOB_CODE', undefined]);
    expect([await signIn(PASSWORD), await signIn('brand-new')]).toEqual(['INVALID_LOGIN_CREDENTIALS', 'in']);
    expect(test.auth.identityOf(`Bearer ${session.idToken}`).kind).toBe('invalid');
  });

  it('takes the other open codes of the address with it', async () => {
    const first = await latestCode('PASSWORD_RESET');
    const second = await latestCode('PASSWORD_RESET');
    await test.call('resetPassword', { oobCode: second.oobCode, newPassword: 'brand-new' });
    expect((await test.call('resetPassword', { oobCode: first.oobCode })).error).toBe('INVALID_OOB_CODE');
  });

  it('is not used up by a weak password', async () => {
    const { oobCode } = await latestCode('PASSWORD_RESET');
    const weak = await test.call('resetPassword', { oobCode, newPassword: '123' });
    expect(weak.error).toMatch(/^WEAK_PASSWORD : /);
    expect((await test.call('resetPassword', { oobCode, newPassword: 'brand-new' })).status).toBe(200);
  });

  it('is good for an hour, over a restart', async () => {
    const { oobCode } = await latestCode('PASSWORD_RESET');
    test.restart();
    test.wait(59 * MINUTE);
    expect((await test.call('resetPassword', { oobCode })).status).toBe(200);
    test.wait(MINUTE);
    expect((await test.call('resetPassword', { oobCode })).error).toBe('EXPIRED_OOB_CODE');
  });

  it('does not pile up', async () => {
    for (let i = 0; i < 15; i++) await latestCode('PASSWORD_RESET');
    const list = await test.admin('GET', '/emulator/v1/projects/demo-facility/oobCodes');
    expect(list.body.oobCodes).toHaveLength(10);
  });

  it('is given to an administrator instead of being mailed', async () => {
    const url = '/identitytoolkit.googleapis.com/v1/projects/demo-facility/accounts:sendOobCode';
    const body = { requestType: 'PASSWORD_RESET', email: EMAIL, returnOobLink: true };
    const reply = await test.admin('POST', url, body);
    expect(String(reply.body.oobLink)).toContain(String(reply.body.oobCode));
    expect(test.log).toEqual([]);
  });
});

describe('the page behind a reset link', () => {
  it('really sets the password, says so and leads back', async () => {
    const { oobLink } = await latestCode('PASSWORD_RESET', {
      continueUrl: 'http://127.0.0.1:3000/login?a=1&b=2',
    });
    expect(await open(oobLink)).toContain('<label>New password');
    const done = (await submit(oobLink, 'brand-new'))?.body;
    expect(done).toContain('Your password has been changed.');
    expect(done).toContain('href="http://127.0.0.1:3000/login?a=1&amp;b=2"');
    expect(await signIn('brand-new')).toBe('in');
  });

  it('can be submitted only once', async () => {
    const { oobLink } = await latestCode('PASSWORD_RESET');
    await submit(oobLink, 'brand-new');
    expect((await submit(oobLink, 'other-one'))?.status).toBe(400);
    expect(await open(oobLink)).toContain('expired or was already used');
    expect(await signIn('brand-new')).toBe('in');
  });

  it.each([
    ['123', '123', 'Password should be at least 6 characters'],
    ['brand-new', 'brand-old', 'The two passwords differ.'],
  ])('asks again after %s and %s', async (first, second, error) => {
    const { oobLink } = await latestCode('PASSWORD_RESET');
    const again = await submit(oobLink, first, second);
    expect(again?.body).toContain(`role="alert">${error}`);
    expect(again?.body).toContain('<form');
    expect(await signIn(PASSWORD)).toBe('in');
  });

  it('sends its form from its own origin, and its code nowhere else', async () => {
    const { oobLink } = await latestCode('PASSWORD_RESET');
    expect((await test.send('GET', oobLink))?.headers?.['referrer-policy']).toBe('same-origin');
  });

  it('runs under a policy without scripts or foreign content', async () => {
    const { oobLink } = await latestCode('PASSWORD_RESET');
    const response = await test.send('GET', oobLink);
    expect(response?.headers?.['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(response?.body).not.toMatch(/<script|style=/);
  });

  it('does not link to anything but web addresses and escapes what it shows', async () => {
    const evil = '/emulator/action?mode=x&continueUrl=';
    expect(await open(`${evil}javascript:alert(1)`)).not.toContain('javascript:');
    const back = await open(`${evil}${encodeURIComponent('http://localhost/"><script>')}`);
    expect(back).toContain('href="http://localhost/');
    expect(back).not.toContain('<script');
  });

  it.each([
    'https://elsewhere.example/login',
    'http://localhost.elsewhere.example',
    'http://localhost@elsewhere.example',
    'blob:http://localhost/elsewhere',
    '//elsewhere.example',
  ])('leads to no address that somebody wrote into its link: %s', async (continueUrl) => {
    const { oobLink } = await latestCode('PASSWORD_RESET');
    const forged = `${oobLink}&${new URLSearchParams({ continueUrl })}`;
    expect((await submit(forged, 'brand-new'))?.body).toContain('Your password has been changed.');
    expect(await open(forged)).not.toContain('elsewhere');
  });

  it('does not take a code of another kind', async () => {
    const { oobCode } = await latestCode('VERIFY_EMAIL');
    const response = await test.send('GET', `/emulator/action?mode=resetPassword&oobCode=${oobCode}`);
    expect(response?.status).toBe(400);
    const call = await test.call('resetPassword', { oobCode, newPassword: 'brand-new' });
    expect(call.error).toBe('INVALID_OOB_CODE');
  });
});

describe('a verification link', () => {
  it('verifies the address once', async () => {
    const { oobLink } = await latestCode('VERIFY_EMAIL');
    expect(await open(oobLink)).toContain('Your e-mail address is verified.');
    const { body } = await test.call('lookup', { idToken: session.idToken });
    expect(body.users).toEqual([expect.objectContaining({ emailVerified: true })]);
    expect(await open(oobLink)).toContain('already used');
  });

  it('also works as a call', async () => {
    const { oobCode } = await latestCode('VERIFY_EMAIL');
    expect((await test.call('update', { oobCode })).body).toMatchObject({ emailVerified: true });
  });
});
