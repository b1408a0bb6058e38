import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNS } from './cases';
import { ours } from './ours';
import { play } from './play';
import type { Reply } from './request';

/** A deliberate difference: `ours` is what we answer instead, status and message or whole body. */
type Difference = [at: string, ours: string | object, reason: string];

const SEALED = 'Tokens are sealed: what anybody can write by hand signs nobody in.';
const RECENT =
  'The real service asks for a recent sign-in before a new password; the official emulator never.';
const ENDS_AT_ONCE = 'A new password ends sessions at once; the official one counts in whole seconds.';
const NOT_OFFERED = 'Not offered; said aloud instead of half done.';
const CRASHES = 'The official one breaks.';
const NO_BLANKS = 'An address with a blank reaches nobody.';
const PROTO_NULL = 'In ProtoJSON null is a field left out.';
const QUIET = 'Who does not know the password is not told that the account is disabled.';
const DELETED = 'The SDK signs the person out on this one only, as it should when the account is deleted.';
const MALFORMED =
  'A malformed address is a slip of the pen and says nothing about accounts: the SDK has a code for it.';
const ONE_PROJECT = 'One installation is one project.';

/** All places where we answer something else on purpose; any other difference is a bug of ours. */
const DIFFERENCES: readonly Difference[] = [
  ['lookup / forged / made by hand', '400 INVALID_ID_TOKEN', SEALED],
  ['lookup / forged / of an unknown uid', '400 INVALID_ID_TOKEN', SEALED],
  ['lookup / forged / of long ago', '400 INVALID_ID_TOKEN', SEALED],
  ['update / long after signing in / a password', '400 CREDENTIAL_TOO_OLD_LOGIN_AGAIN', RECENT],
  ['lookup / the same second / token from before', '400 TOKEN_EXPIRED', ENDS_AT_ONCE],
  [
    'token / of an account that / gave it before',
    '400 TOKEN_EXPIRED',
    'A new password ends refresh tokens too.',
  ],
  ['token / of an account that / is nobody', '400 USER_NOT_FOUND', DELETED],
  ['token / of an account that / was another', '400 USER_NOT_FOUND', DELETED],
  ['token / missing and malformed / nothing', '400 MISSING_GRANT_TYPE', CRASHES],
  [
    'reset-password / reset / second link used',
    '400 INVALID_OOB_CODE',
    'A used link takes the others with it.',
  ],
  [
    'reset-password / missing and malformed / reset code as a verification',
    '400 INVALID_OOB_CODE',
    'To the person it is a wrong code, not a missing feature; the SDK says so.',
  ],
  ['sign-up / missing and malformed / nothing', '400 ADMIN_ONLY_OPERATION', 'Anonymous sign-in is off.'],
  [
    'sign-up / missing and malformed / empty own uid',
    '400 UNEXPECTED_PARAMETER : User ID',
    'Nobody has the uid "".',
  ],
  ['sign-up / linking / a new address and password', '501', NOT_OFFERED],
  ['sign-in-with-password / missing and malformed / blank inside', '400 INVALID_EMAIL', NO_BLANKS],
  ['sign-in-with-password / missing and malformed / blank around', '400 INVALID_EMAIL', NO_BLANKS],
  ['sign-in-with-password / missing and malformed / address is null', '400 MISSING_EMAIL', PROTO_NULL],
  ['sign-in-with-password / disabled / wrong password', '400 INVALID_LOGIN_CREDENTIALS', QUIET],
  [
    'sign-in-with-password.addresses-shown / missing and malformed / blank inside',
    '400 INVALID_EMAIL',
    NO_BLANKS,
  ],
  [
    'sign-in-with-password.addresses-shown / missing and malformed / blank around',
    '400 INVALID_EMAIL',
    NO_BLANKS,
  ],
  [
    'sign-in-with-password.addresses-shown / missing and malformed / address is null',
    '400 MISSING_EMAIL',
    PROTO_NULL,
  ],
  ['sign-in-with-password.addresses-shown / disabled / wrong password', '400 INVALID_PASSWORD', QUIET],
  ['send-oob-code / reset / malformed address', '400 INVALID_EMAIL', MALFORMED],
  ['send-oob-code / other kinds / sign-in link', '501 EMAIL_SIGNIN', NOT_OFFERED],
  ['send-oob-code / other kinds / change of an address', '501 VERIFY_AND_CHANGE_EMAIL', NOT_OFFERED],
  ['send-oob-code.addresses-shown / reset / malformed address', '400 INVALID_EMAIL', MALFORMED],
  ['send-oob-code.addresses-shown / other kinds / sign-in link', '501 EMAIL_SIGNIN', NOT_OFFERED],
  [
    'send-oob-code.addresses-shown / other kinds / change of an address',
    '501 VERIFY_AND_CHANGE_EMAIL',
    NOT_OFFERED,
  ],
  ['admin-accounts / create / with a telephone', '501', NOT_OFFERED],
  ['admin-accounts / update / a telephone', '501', NOT_OFFERED],
  ['admin-accounts / update / dates set', '501', NOT_OFFERED],
  ['requests / bodies / none', '400 MISSING_EMAIL', CRASHES],
  ['requests / bodies / of no kind', '400 INVALID_LOGIN_CREDENTIALS', CRASHES],
  [
    'requests / paths and methods / unknown emulator path',
    '404',
    'Left to the database, which has such paths too.',
  ],
  ['requests / paths and methods / codes of another project', '400 PROJECT_NOT_FOUND', ONE_PROJECT],
  ['requests / paths and methods / project settings', '501', NOT_OFFERED],
  ['requests / paths and methods / another provider', '501', NOT_OFFERED],
  [
    'requests / paths and methods / password policy',
    expect.objectContaining({ enforcementState: 'OFF', schemaVersion: 1 }),
    'Answered, so that validatePassword() of the SDK works; the official one says 501.',
  ],
  [
    'requests / paths and methods / recaptcha',
    { recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }] },
    'Answered, so that the SDK sees it is off; the official one says 501.',
  ],
  [
    'requests / settings / sent nothing',
    {
      signIn: { allowDuplicateEmails: false },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
    'Protection stays on unless somebody switches it off; the official one starts without it.',
  ],
  ['requests / settings / same addresses twice', '501', NOT_OFFERED],
];

/** Fields not compared: left out of the official answer, of ours, or of both; within one table or all. */
const FIELDS: readonly { name: string; of: 'official' | 'ours' | 'both'; table?: string; reason: string }[] =
  [
    { name: 'salt', of: 'official', reason: 'Nothing of how a password is kept leaves the backend.' },
    { name: 'initialEmail', of: 'official', reason: 'Mails that take a new address back are not offered.' },
    { name: 'gen', of: 'ours', reason: 'The header of a token says which sessions have ended.' },
    { name: 'seal', of: 'ours', reason: SEALED },
    {
      name: 'lastLoginAt',
      of: 'both',
      table: 'admin-accounts',
      reason: 'Whom an administrator made has not signed in yet; the official one takes it for a sign-in.',
    },
  ];

type Answers = Readonly<Record<string, Readonly<Record<string, Reply>>>>;

const recorded = (name: string): Answers =>
  JSON.parse(readFileSync(join(__dirname, 'fixtures', `${name}.json`), 'utf8')) as Answers;

const differenceAt = (at: string) => DIFFERENCES.find(([place]) => place === at);

/** A reply without the fields that are not compared, and without what JSON leaves out. */
function comparable(reply: Reply | undefined, side: 'official' | 'ours', table: string): unknown {
  const left = FIELDS.filter(
    (field) => (field.of === side || field.of === 'both') && [undefined, table].includes(field.table),
  );
  const names = new Set(left.map(({ name }) => name));
  const text = JSON.stringify(reply, (name, value: unknown) => (names.has(name) ? undefined : value));
  return text === undefined ? undefined : JSON.parse(text);
}

/** Status and message of a refusal, or the body of an answer. */
function told({ status, body }: Reply): unknown {
  const message = (body as { error?: { message?: string } } | undefined)?.error?.message;
  return status === 200 ? body : `${status} ${message ?? ''}`;
}

describe.each(RUNS)('$name', ({ name, table, hidesAddresses }) => {
  const official = recorded(name);

  describe.each(Object.entries(table))('%s', (title, scenario) => {
    let replies: Record<string, Reply>;

    beforeAll(async () => {
      replies = await play(scenario, await ours(hidesAddresses));
    });

    it.each(Object.keys(scenario))('%s', (step) => {
      const mine = replies[step];
      const difference = differenceAt(`${name} / ${title} / ${step}`);
      const theirs = comparable(official[title]?.[step], 'official', name);
      if (difference === undefined || mine === undefined) {
        expect(comparable(mine, 'ours', name)).toEqual(theirs);
        return;
      }
      const [, answer] = difference;
      expect(told(mine)).toEqual(typeof answer === 'string' ? expect.stringContaining(answer) : answer);
      expect(comparable(mine, 'ours', name)).not.toEqual(theirs);
    });
  });
});

it('lists no difference for a case that does not exist', () => {
  const cases = RUNS.flatMap(({ name, table }) =>
    Object.entries(table).flatMap(([title, scenario]) =>
      Object.keys(scenario).map((step) => `${name} / ${title} / ${step}`),
    ),
  );
  expect(DIFFERENCES.map(([at]) => at).filter((at) => !cases.includes(at))).toEqual([]);
});
