import { openTestAuth, type TestAuth } from './auth-fixture';
import { MAX_SIGN_IN_FAILURES, SIGN_IN_WINDOW_MS } from './sign-in-failures';

const EMAIL = 'ana@nordhaus.example';
const PASSWORD = 'facility-demo';
const TOO_MANY = expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);

let test: TestAuth;

beforeEach(async () => {
  test = openTestAuth();
  await test.session('signUp', EMAIL, PASSWORD);
});

const signIn = async (password: string, email = EMAIL) =>
  (await test.call('signInWithPassword', { email, password })).error ?? 'in';

async function fail(times: number, email = EMAIL): Promise<void> {
  for (let time = 0; time < times; time++) await signIn(`guess ${time}`, email);
}

describe('guessing passwords', () => {
  it('ends after ten, as the identity service ends it, with the right one too', async () => {
    await fail(MAX_SIGN_IN_FAILURES - 1);
    expect(await signIn('the tenth')).toBe('INVALID_LOGIN_CREDENTIALS');
    const refused = await test.call('signInWithPassword', { email: EMAIL.toUpperCase(), password: PASSWORD });
    expect([refused.status, refused.error]).toEqual([400, TOO_MANY]);
  });

  it('ends after ten also when all come at once', async () => {
    const guesses = Array.from({ length: 30 }, (_, time) => signIn(`guess ${time}`));
    const told = (await Promise.all(guesses)).filter((error) => error === 'INVALID_LOGIN_CREDENTIALS');
    expect(told).toHaveLength(MAX_SIGN_IN_FAILURES);
  });

  it('goes on when time has passed, and attempts meanwhile do not make it longer', async () => {
    await fail(MAX_SIGN_IN_FAILURES);
    test.wait(SIGN_IN_WINDOW_MS - 1);
    expect(await signIn(PASSWORD)).toEqual(TOO_MANY);
    test.wait(1);
    expect(await signIn(PASSWORD)).toBe('in');
  });

  it('is forgotten with the right password in time', async () => {
    await fail(MAX_SIGN_IN_FAILURES - 1);
    expect(await signIn(PASSWORD)).toBe('in');
    await fail(MAX_SIGN_IN_FAILURES - 1);
    expect(await signIn(PASSWORD)).toBe('in');
  });

  it('is forgotten with a new password by mail, as the answer promises', async () => {
    await fail(MAX_SIGN_IN_FAILURES);
    await test.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const { body } = await test.admin('GET', '/emulator/v1/projects/demo-facility/oobCodes');
    const [{ oobCode }] = body.oobCodes as [{ oobCode: string }];
    await test.call('resetPassword', { oobCode, newPassword: 'brand-new' });
    expect(await signIn('brand-new')).toBe('in');
  });

  it('is forgotten when all accounts are cleared, for the next test', async () => {
    await fail(MAX_SIGN_IN_FAILURES);
    await test.admin('DELETE', '/emulator/v1/projects/demo-facility/accounts');
    await test.session('signUp', EMAIL, PASSWORD);
    expect(await signIn(PASSWORD)).toBe('in');
  });

  it('does not tell by its end whether the address has an account, nor hinder others', async () => {
    await fail(MAX_SIGN_IN_FAILURES, 'nobody@nordhaus.example');
    expect(await signIn('guess', 'nobody@nordhaus.example')).toEqual(TOO_MANY);
    expect(await signIn(PASSWORD)).toBe('in');
  });
});
