import { emulator, plain, type Seen, type Table, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp, anasToken } from './people';

const TOOLKIT = '/identitytoolkit.googleapis.com';
const PROJECT = `${TOOLKIT}/v1/projects/demo-facility`;
const EMULATOR = '/emulator/v1/projects/demo-facility';
const SIGN_IN = `${TOOLKIT}/v1/accounts:signInWithPassword`;
const OWNER = { authorization: 'Bearer owner' };
const JSON_TYPE = { 'content-type': 'application/json' };
const bearer = (authorization: string) => ({ ...JSON_TYPE, authorization });

/** What holds for every call: keys, credentials, bodies, paths and methods; and the project's settings */
export const requests: Table = {
  keys: {
    'no key': plain('POST', SIGN_IN, ANA),
    'empty key': plain('POST', `${SIGN_IN}?key=`, ANA),
    'key in a header': plain('POST', SIGN_IN, ANA, { ...JSON_TYPE, 'x-goog-api-key': 'key' }),
    'owner instead': plain('POST', SIGN_IN, ANA, bearer('Bearer owner')),
  },
  credentials: {
    [ANA_SIGNS_UP]: anaSignsUp,
    none: plain('POST', `${PROJECT}/accounts:lookup`, { localId: ['x'] }),
    'key only': plain('POST', `${PROJECT}/accounts:lookup?key=key`, { localId: ['x'] }),
    owner: plain('POST', `${PROJECT}/accounts:lookup`, { localId: ['x'] }, bearer('Bearer owner')),
    'owner in small letters': plain('POST', `${PROJECT}/accounts:lookup`, {}, bearer('bearer OWNER')),
    basic: plain('POST', `${PROJECT}/accounts:lookup`, {}, bearer('Basic b3duZXI=')),
    nonsense: plain('POST', `${PROJECT}/accounts:lookup`, {}, bearer('Bearer nonsense')),
    'a person': {
      request: (seen: Seen) => ({
        method: 'POST',
        path: `${PROJECT}/accounts:lookup`,
        body: { localId: ['x'] },
        headers: bearer(`Bearer ${anasToken(seen)}`),
      }),
    },
    'a person at an open call': {
      request: (seen: Seen) => ({
        method: 'POST',
        path: `${SIGN_IN}?key=key`,
        body: ANA,
        headers: bearer(`Bearer ${anasToken(seen)}`),
      }),
    },
    ...Object.fromEntries(
      ['', ':update', ':delete', ':sendOobCode', ':batchDelete'].flatMap((method) => [
        [`accounts${method} without any`, plain('POST', `${PROJECT}/accounts${method}`, {})],
        [`accounts${method} with a key`, plain('POST', `${PROJECT}/accounts${method}?key=key`, {})],
      ]),
    ),
    'list without any': plain('GET', `${PROJECT}/accounts:batchGet`),
    'list with a key': plain('GET', `${PROJECT}/accounts:batchGet?key=key`),
    'list as nobody': plain('GET', `${PROJECT}/accounts:batchGet`, undefined, {
      authorization: 'Bearer nobody',
    }),
    'codes as nobody': plain('GET', `${EMULATOR}/oobCodes`, undefined, { authorization: 'Bearer nobody' }),
    'policy as nobody': plain('GET', `${TOOLKIT}/v2/passwordPolicy`, undefined, {
      authorization: 'Bearer nobody',
    }),
    'Google token': plain('POST', `${PROJECT}/accounts:lookup`, {}, bearer('Bearer ya29.token')),
    'owner at an open call': plain('POST', `${SIGN_IN}?key=key`, ANA, bearer('Bearer owner')),
  },
  bodies: {
    'cut off': plain('POST', `${SIGN_IN}?key=key`, '{"email":'),
    list: plain('POST', `${SIGN_IN}?key=key`, '[]'),
    text: plain('POST', `${SIGN_IN}?key=key`, '"text"'),
    null: plain('POST', `${SIGN_IN}?key=key`, 'null'),
    number: plain('POST', `${SIGN_IN}?key=key`, '7'),
    'not JSON': plain('POST', `${SIGN_IN}?key=key`, 'email=ana'),
    none: plain('POST', `${SIGN_IN}?key=key`),
    'plain text': plain('POST', `${SIGN_IN}?key=key`, JSON.stringify(ANA), { 'content-type': 'text/plain' }),
    'with a charset': plain('POST', `${SIGN_IN}?key=key`, ANA, {
      'content-type': 'application/json; charset=utf-8',
    }),
    form: plain('POST', `${SIGN_IN}?key=key`, 'email=ana%40nordhaus.example', {
      'content-type': 'application/x-www-form-urlencoded',
    }),
    'of no kind': plain('POST', `${SIGN_IN}?key=key`, ANA, { 'content-type': '' }),
    'JSON of another kind': plain('POST', `${SIGN_IN}?key=key`, ANA, {
      'content-type': 'application/ld+json',
    }),
    'form with a JSON call of a token': plain('POST', '/securetoken.googleapis.com/v1/token?key=key', 'x', {
      'content-type': 'text/plain',
    }),
    'snake case': toolkit('sendOobCode', { request_type: 'PASSWORD_RESET' }),
  },
  'paths and methods': {
    'GET of a call': plain('GET', `${SIGN_IN}?key=key`),
    'PUT of a call': plain('PUT', `${SIGN_IN}?key=key`, {}),
    'unknown call': toolkit('toString', {}),
    'unknown call of an administrator': plain(
      'POST',
      `${PROJECT}/accounts:nonsense`,
      {},
      bearer('Bearer owner'),
    ),
    'unknown version': plain('POST', `${TOOLKIT}/v9/accounts:signUp?key=key`, {}),
    'GET of accounts': plain('GET', `${PROJECT}/accounts`, undefined, OWNER),
    'POST of batchGet': plain('POST', `${PROJECT}/accounts:batchGet`, {}, bearer('Bearer owner')),
    'PUT of the codes': plain('PUT', `${EMULATOR}/oobCodes`, {}),
    'unknown emulator path': plain('GET', `${EMULATOR}/nonsense`),
    'codes of another project': plain('GET', '/emulator/v1/projects/demo-other/oobCodes'),
    'project settings': plain('GET', `${TOOLKIT}/v1/projects?key=key`),
    'another provider': toolkit('signInWithIdp', {}),
    'password policy': plain('GET', `${TOOLKIT}/v2/passwordPolicy?key=key`),
    'password policy without a key': plain('GET', `${TOOLKIT}/v2/passwordPolicy`),
    recaptcha: plain(
      'GET',
      `${TOOLKIT}/v2/recaptchaConfig?key=key&clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE`,
    ),
    'recaptcha without a key': plain('GET', `${TOOLKIT}/v2/recaptchaConfig`),
  },
  settings: {
    'at first': emulator('GET', 'config'),
    'sent nothing': emulator('PATCH', 'config', {}),
    off: emulator('PATCH', 'config', { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }),
    'read off': emulator('GET', 'config'),
    on: emulator('PATCH', 'config', { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    malformed: emulator('PATCH', 'config', { emailPrivacyConfig: { enableImprovedEmailPrivacy: 'yes' } }),
    'no object': emulator('PATCH', 'config', { emailPrivacyConfig: true }),
    'read again': emulator('GET', 'config'),
    'each address once': emulator('PATCH', 'config', { signIn: { allowDuplicateEmails: false } }),
    'same addresses twice': emulator('PATCH', 'config', { signIn: { allowDuplicateEmails: true } }),
  },
};
