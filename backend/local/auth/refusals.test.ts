import { openTestAuth, replyOf, type TestAuth } from './auth-fixture';

const EMAIL = 'ana@nordhaus.example';
const PASSWORD = 'facility-demo';
const PROJECT = '/identitytoolkit.googleapis.com/v1/projects/demo-facility/accounts';

let test: TestAuth;
let idToken: string;
let uid: string;

beforeEach(async () => {
  test = openTestAuth();
  ({ idToken, uid } = await test.session('signUp', EMAIL, PASSWORD));
});

describe('refusals', () => {
  const forged = () =>
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${idToken.split('.')[1]}.`;
  const cases: [method: string, body: () => unknown, error: string][] = [
    ['signInWithPassword', () => ({ password: PASSWORD }), 'MISSING_EMAIL'],
    ['signInWithPassword', () => ({ email: 'no address', password: PASSWORD }), 'INVALID_EMAIL'],
    ['signInWithPassword', () => ({ email: '', password: PASSWORD }), 'INVALID_EMAIL'],
    ['signInWithPassword', () => ({ email: EMAIL }), 'MISSING_PASSWORD'],
    ['signInWithPassword', () => ({ email: EMAIL, password: 'wrong' }), 'INVALID_LOGIN_CREDENTIALS'],
    ['signInWithPassword', () => ({ email: EMAIL, password: 'x'.repeat(5e6) }), 'INVALID_LOGIN_CREDENTIALS'],
    ['signInWithPassword', () => ({ email: 'b@b.de', password: PASSWORD }), 'INVALID_LOGIN_CREDENTIALS'],
    ['signInWithPassword', () => ({ email: null, password: PASSWORD }), 'MISSING_EMAIL'],
    ['signUp', () => ({}), 'ADMIN_ONLY_OPERATION'],
    ['signUp', () => ({ email: 'b@b.de' }), 'MISSING_PASSWORD'],
    ['signUp', () => ({ password: PASSWORD }), 'MISSING_EMAIL'],
    [
      'signUp',
      () => ({ email: 'b@b', password: '12345' }),
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    ['signUp', () => ({ email: 'b', password: PASSWORD }), 'INVALID_EMAIL'],
    ['signUp', () => ({ email: `${'b'.repeat(300)}@b.de`, password: PASSWORD }), 'INVALID_EMAIL'],
    ['signUp', () => ({ email: EMAIL, password: PASSWORD }), 'EMAIL_EXISTS'],
    ['signUp', () => ({ email: EMAIL.toUpperCase(), password: PASSWORD }), 'EMAIL_EXISTS'],
    [
      'signUp',
      () => ({ localId: 'me', email: 'b@b.de', password: PASSWORD }),
      'UNEXPECTED_PARAMETER : User ID',
    ],
    ['lookup', () => ({}), 'MISSING_ID_TOKEN'],
    ['lookup', () => ({ localId: ['x'] }), 'MISSING_ID_TOKEN'],
    ['lookup', () => ({ idToken: 'nonsense' }), 'INVALID_ID_TOKEN'],
    ['lookup', () => ({ idToken: forged() }), 'INVALID_ID_TOKEN'],
    ['update', () => ({}), 'INVALID_REQ_TYPE : Unsupported request parameters.'],
    [
      'update',
      () => ({ localId: uid, password: PASSWORD }),
      'INVALID_REQ_TYPE : Unsupported request parameters.',
    ],
    [
      'update',
      () => ({ idToken, password: '123' }),
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    ['update', () => ({ idToken, email: 'nope' }), 'INVALID_EMAIL'],
    ['update', () => ({ idToken, customAttributes: '{"role":"admin"}' }), 'INSUFFICIENT_PERMISSION'],
    ['update', () => ({ idToken, disableUser: false }), 'OPERATION_NOT_ALLOWED'],
    ['update', () => ({ oobCode: 'nope' }), 'INVALID_OOB_CODE'],
    ['delete', () => ({}), 'MISSING_ID_TOKEN'],
    ['delete', () => ({ localId: uid }), 'MISSING_ID_TOKEN'],
    ['sendOobCode', () => ({}), 'MISSING_REQ_TYPE'],
    ['sendOobCode', () => ({ requestType: 'PASSWORD_RESET' }), 'MISSING_EMAIL'],
    ['sendOobCode', () => ({ requestType: 'VERIFY_EMAIL' }), 'INVALID_ID_TOKEN'],
    [
      'sendOobCode',
      () => ({ requestType: 'PASSWORD_RESET', email: EMAIL, returnOobLink: true }),
      'INSUFFICIENT_PERMISSION',
    ],
    [
      'sendOobCode',
      () => ({ requestType: 'PASSWORD_RESET', email: EMAIL, continueUrl: 'here' }),
      'INVALID_CONTINUE_URI : ((expected an absolute URI with valid scheme and host))',
    ],
    [
      'sendOobCode',
      () => ({ requestType: 'PASSWORD_RESET', email: EMAIL, continueUrl: 'https://elsewhere.example/x' }),
      'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project',
    ],
    ['resetPassword', () => ({}), 'MISSING_OOB_CODE'],
    ['resetPassword', () => ({ oobCode: 'nope' }), 'INVALID_OOB_CODE'],
    ['resetPassword', () => ({ oobCode: 'nope', newPassword: PASSWORD }), 'INVALID_OOB_CODE'],
    ['createAuthUri', () => ({}), 'MISSING_IDENTIFIER'],
    ['createAuthUri', () => ({ identifier: EMAIL }), 'MISSING_CONTINUE_URI'],
    ['createAuthUri', () => ({ identifier: 'x', continueUri: 'http://a' }), 'INVALID_IDENTIFIER'],
    ['createAuthUri', () => ({ identifier: EMAIL, continueUri: 'a' }), 'INVALID_CONTINUE_URI'],
  ];

  it.each(cases)('%s #%# answers the documented error', async (method, body, error) => {
    const reply = await test.call(method, body());
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: expect.objectContaining({
        code: 400,
        message: error,
        errors: [{ message: error, reason: 'invalid', domain: 'global' }],
      }),
    });
  });

  it('asks for an API key, whatever its value', async () => {
    const reply = replyOf(await test.send('POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp', {}));
    expect([reply.status, reply.error]).toEqual([403, 'The request is missing a valid API key.']);
  });

  it('says aloud what it does not offer', async () => {
    const reply = await test.call('signInWithIdp', {});
    expect([reply.status, (reply.body.error as { status: string }).status]).toEqual([501, 'NOT_IMPLEMENTED']);
  });

  it('leaves other paths to others', async () => {
    expect(await test.send('GET', '/v1/projects/demo-facility/databases')).toBeUndefined();
    expect(await test.send('GET', '/emulator/v1/projects/demo-facility/toString')).toBeUndefined();
  });

  it('refuses the wrong HTTP method', async () => {
    const reply = replyOf(await test.send('GET', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k'));
    expect(reply.status).toBe(405);
  });

  it.each([
    ['POST', PROJECT],
    ['GET', `${PROJECT}:batchGet`],
    ['POST', `${PROJECT}:delete`],
  ])('keeps %s %s for administrators', async (method, url) => {
    const authorization = `Bearer ${idToken}`;
    const reply = replyOf(
      await test.send(method, url, method === 'POST' ? {} : undefined, { authorization }),
    );
    expect(reply.status).toBe(401);
  });
});
