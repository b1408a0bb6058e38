import type { Call } from './call';
import { createAuthUri } from './calls/create-auth-uri';
import { batchDelete, deleteAccount } from './calls/delete-account';
import { changeConfig, clearAccounts, listCodes, readConfig } from './calls/emulator';
import { listAccounts } from './calls/list-accounts';
import { lookup } from './calls/lookup';
import { finalizeEnrollment, startEnrollment, withdrawEnrollment } from './calls/mfa-enrollment';
import { finalizeSignIn } from './calls/mfa-sign-in';
import { passwordPolicy, recaptchaConfig } from './calls/policy';
import { resetPassword } from './calls/reset-password';
import { sendOobCode } from './calls/send-oob-code';
import { signInWithPassword } from './calls/sign-in-with-password';
import { signUp } from './calls/sign-up';
import { token } from './calls/token';
import { update } from './calls/update';

/** Who may call: anybody with an API key, administrators only, or anybody on this machine. */
export type Access = 'key' | 'admin' | 'machine';

/** What a path leads to: its methods, and whose project it names. */
export interface Route {
  access: Access;
  methods: Readonly<Record<string, (query: URLSearchParams) => Call>>;
  /** The project named in the path, if the path names one. */
  project?: string;
  /** Whether a form is as good as JSON. */
  takesForms?: boolean;
}

const post = (call: Call): Route['methods'] => ({ POST: () => call });
const get = (call: Call): Route['methods'] => ({ GET: () => call });

const TOOLKIT = '/identitytoolkit.googleapis.com';
const SECURE_TOKEN = '/securetoken.googleapis.com';

const PUBLIC: Readonly<Record<string, Route['methods']>> = {
  [`${TOOLKIT}/v1/accounts:signInWithPassword`]: post(signInWithPassword),
  [`${TOOLKIT}/v1/accounts:signUp`]: post(signUp),
  [`${TOOLKIT}/v1/accounts:lookup`]: post(lookup),
  [`${TOOLKIT}/v1/accounts:update`]: post(update),
  [`${TOOLKIT}/v1/accounts:delete`]: post(deleteAccount),
  [`${TOOLKIT}/v1/accounts:sendOobCode`]: post(sendOobCode),
  [`${TOOLKIT}/v1/accounts:resetPassword`]: post(resetPassword),
  [`${TOOLKIT}/v1/accounts:createAuthUri`]: post(createAuthUri),
  [`${TOOLKIT}/v2/accounts/mfaEnrollment:start`]: post(startEnrollment),
  [`${TOOLKIT}/v2/accounts/mfaEnrollment:finalize`]: post(finalizeEnrollment),
  [`${TOOLKIT}/v2/accounts/mfaEnrollment:withdraw`]: post(withdrawEnrollment),
  [`${TOOLKIT}/v2/accounts/mfaSignIn:finalize`]: post(finalizeSignIn),
  [`${TOOLKIT}/v2/passwordPolicy`]: get(passwordPolicy),
  [`${TOOLKIT}/v2/recaptchaConfig`]: get(recaptchaConfig),
  [`${SECURE_TOKEN}/v1/token`]: post(token),
};

const ADMIN: Readonly<Record<string, Route['methods']>> = {
  '': post(signUp),
  ':update': post(update),
  ':delete': post(deleteAccount),
  ':batchDelete': post(batchDelete),
  ':lookup': post(lookup),
  ':sendOobCode': post(sendOobCode),
  ':batchGet': { GET: (query) => async (_body, _by, on) => listAccounts(query, on) },
};

const EMULATOR: Readonly<Record<string, Route['methods']>> = {
  oobCodes: get(listCodes),
  accounts: { DELETE: () => clearAccounts },
  config: { GET: () => readConfig, PATCH: () => changeConfig },
};

const ADMIN_PATH = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/([^/]+)\/accounts(:\w+)?$/;
const EMULATOR_PATH = /^\/emulator\/v1\/projects\/([^/]+)\/(\w+)$/;

/** The route of a path; undefined when it is not one of Authentication's. */
export function routeOf(path: string): Route | undefined {
  const open = Object.hasOwn(PUBLIC, path) ? PUBLIC[path] : undefined;
  if (open) return { access: 'key', methods: open, takesForms: path.startsWith(SECURE_TOKEN) };
  const [, adminProject, method = ''] = ADMIN_PATH.exec(path) ?? [];
  const admin = Object.hasOwn(ADMIN, method) ? ADMIN[method] : undefined;
  if (adminProject !== undefined && admin) return { access: 'admin', methods: admin, project: adminProject };
  const [, project, name = ''] = EMULATOR_PATH.exec(path) ?? [];
  const own = Object.hasOwn(EMULATOR, name) ? EMULATOR[name] : undefined;
  return project !== undefined && own ? { access: 'machine', methods: own, project } : undefined;
}

const NOT_OFFERED = [
  /^\/v1\/accounts:(sendVerificationCode|signInWith(CustomToken|EmailLink|GameCenter|Idp|PhoneNumber))$/,
  /^\/v1\/(projects|publicKeys|recaptchaParams|sessionCookiePublicKeys)$/,
  /^\/v1\/projects\/[^/]+(:createSessionCookie|:queryAccounts)?$/,
  /^\/v1\/projects\/[^/]+\/accounts:(batchCreate|query)$/,
  /^\/v1\/projects\/[^/]+\/tenants\//,
  /^\/v2\/accounts[/:](mfa|passkey)/,
  /^\/v2\/projects\/[^/]+\/(config|tenants)/,
];

/** Whether a path leads to a part of the real service that is not offered here. */
export const isNotOffered = (path: string): boolean =>
  path.startsWith(TOOLKIT) && NOT_OFFERED.some((pattern) => pattern.test(path.slice(TOOLKIT.length)));

/** Whether a path belongs to the real service, offered here or not. */
export const isToolkitPath = (path: string): boolean =>
  path.startsWith(`${TOOLKIT}/`) || path.startsWith(`${SECURE_TOKEN}/`);
