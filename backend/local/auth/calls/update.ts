import * as v from 'valibot';
import type { Account, AccountChange } from '../account';
import { type Refusal, refuse, refuseUnimplemented } from '../answer';
import { call, flag, oneOf, text } from '../call';
import { claimsFault } from '../custom-claims';
import { canonicalEmail, isEmail } from '../email';
import { hashPassword, passwordFault } from '../password';
import { type AuthService, type Caller, holderOf, isRecent, seconds, sessionFor } from '../service';
import { secondFactorIn } from '../tokens';
import { accountInfo, verifyEmail } from './verify-email';

const ATTRIBUTES = [
  'USER_ATTRIBUTE_NAME_UNSPECIFIED',
  'EMAIL',
  'DISPLAY_NAME',
  'PROVIDER',
  'PHOTO_URL',
  'PASSWORD',
  'RAW_USER_INFO',
] as const;

// Parts of the real service that would otherwise be left out without a word.
const NOT_OFFERED = {
  provider: v.unknown(),
  upgradeToFederatedLogin: v.unknown(),
  phoneNumber: v.unknown(),
  linkProviderUserInfo: v.unknown(),
  deleteProvider: v.unknown(),
  deletePasskey: v.unknown(),
};
const DATES = { createdAt: v.unknown(), lastLoginAt: v.unknown() };

const updateSchema = v.object({
  idToken: text,
  localId: text,
  oobCode: text,
  email: text,
  password: text,
  displayName: text,
  photoUrl: text,
  deleteAttribute: v.optional(v.array(oneOf(ATTRIBUTES))),
  emailVerified: flag,
  disableUser: flag,
  customAttributes: text,
  validSince: text,
  returnSecureToken: flag,
  mfa: v.optional(v.object({ enrollments: v.optional(v.array(v.unknown())) })),
  ...v.partial(v.object({ ...NOT_OFFERED, ...DATES })).entries,
});
type Update = v.InferOutput<typeof updateSchema>;

/** `accounts:update`: the own account by token, any by an administrator, or the address a code was sent to. */
export const update = call(updateSchema, async (input, by, on) => {
  const refusal = refusalOf(input, by);
  if (refusal) return refusal;
  if (input.oobCode) return verifyEmail(input.oobCode, on);
  const target = targetOf(input, by, on);
  if (!target.ok) return target;
  const fault = faultIn(input, target, on);
  if (fault !== undefined) return refuse(fault);
  const passwordHash = input.password ? await hashPassword(input.password) : undefined;
  const email = input.email ? canonicalEmail(input.email) : undefined;
  // Asked again after hashing: the address may have been taken, the account changed or removed.
  const current = on.accounts.byId(target.account.localId);
  if (current === undefined) return refuse('USER_NOT_FOUND');
  if (email !== undefined && ownedByAnother(email, current, on)) return refuse('EMAIL_EXISTS');
  const change = changeOf(input, { email, passwordHash, current, privileged: by.privileged, now: on.now() });
  const account = await on.accounts.change(current.localId, change);
  if (account === undefined) return refuse('USER_NOT_FOUND');
  const renewed = account.generation !== current.generation && (target.isHolder || input.password);
  return accountInfo(account, {
    ...(email === undefined ? {} : { newEmail: email }),
    ...(renewed ? sessionFor(account, seconds(on.now()), on, target.secondFactor) : {}),
  });
});

/** Why a request is refused whosever account it is about. */
function refusalOf(input: Update, { privileged }: Caller): Refusal | undefined {
  const unknown = Object.keys({ ...NOT_OFFERED, ...(privileged ? DATES : {}) }).find((name) => name in input);
  if (unknown !== undefined) return refuseUnimplemented(`${unknown} is not implemented yet.`);
  if (privileged && !input.localId) return refuse('MISSING_LOCAL_ID');
  if (!privileged && !input.idToken && !input.oobCode) {
    return refuse('INVALID_REQ_TYPE : Unsupported request parameters.');
  }
  const { mfa } = input;
  if (mfa && (!privileged || mfa.enrollments?.length))
    return refuseUnimplemented(
      'mfa is not implemented yet, but that administrators take second factors away.',
    );
  if (!privileged && input.customAttributes !== undefined) return refuse('INSUFFICIENT_PERMISSION');
  const fault = input.customAttributes ? claimsFault(input.customAttributes) : undefined;
  if (fault !== undefined) return refuse(fault);
  const kept = input.deleteAttribute?.find((name) => name === 'PROVIDER' || name === 'RAW_USER_INFO');
  return kept === undefined ? undefined : refuseUnimplemented(`deleteAttribute: ${kept}`);
}

type Target = {
  ok: true;
  account: Account;
  isHolder: boolean;
  isRecent: boolean;
  secondFactor: string | undefined;
};

function targetOf(
  { idToken, localId, disableUser }: Update,
  { privileged }: Caller,
  on: AuthService,
): Target | Refusal {
  if (idToken) {
    const holder = holderOf(idToken, on);
    if (!holder.ok) return holder;
    if (disableUser !== undefined) return refuse('OPERATION_NOT_ALLOWED');
    const { account, claims } = holder;
    return {
      ok: true,
      account,
      isHolder: true,
      isRecent: privileged || isRecent(claims, on),
      secondFactor: secondFactorIn(claims),
    };
  }
  const account = on.accounts.byId(localId ?? '');
  if (account === undefined) return refuse('USER_NOT_FOUND');
  return { ok: true, account, isHolder: false, isRecent: true, secondFactor: undefined };
}

function faultIn(input: Update, target: Target, on: AuthService): string | undefined {
  const email = input.email ? canonicalEmail(input.email) : undefined;
  if (email !== undefined && !isEmail(email)) return 'INVALID_EMAIL';
  if (email !== undefined && ownedByAnother(email, target.account, on)) return 'EMAIL_EXISTS';
  const changesEmail = email !== undefined && email !== target.account.email;
  const removes = input.deleteAttribute?.some((name) => name === 'EMAIL' || name === 'PASSWORD');
  if (!target.isRecent && (changesEmail || removes || input.password))
    return 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
  return input.password ? passwordFault(input.password, on.passwordPolicy) : undefined;
}

const ownedByAnother = (email: string, account: Account, on: AuthService): boolean => {
  const owner = on.accounts.byEmail(email);
  return owner !== undefined && owner.localId !== account.localId;
};

const REMOVED_BY: Readonly<Partial<Record<(typeof ATTRIBUTES)[number], AccountChange>>> = {
  EMAIL: { email: undefined, emailVerified: undefined },
  DISPLAY_NAME: { displayName: undefined },
  PHOTO_URL: { photoUrl: undefined },
  PASSWORD: { passwordHash: undefined },
};

function changeOf(
  input: Update,
  facts: {
    email: string | undefined;
    passwordHash: string | undefined;
    current: Account;
    privileged: boolean;
    now: number;
  },
): AccountChange {
  const { email, passwordHash, current, privileged, now } = facts;
  const newEmail = email !== undefined && email !== current.email;
  const endsSessions = newEmail || passwordHash !== undefined || Boolean(input.validSince);
  return {
    ...(input.displayName === undefined ? {} : { displayName: input.displayName }),
    ...(input.photoUrl === undefined ? {} : { photoUrl: input.photoUrl }),
    ...(newEmail ? { email, emailVerified: false } : {}),
    ...(passwordHash === undefined ? {} : { passwordHash, passwordUpdatedAt: now }),
    ...(privileged ? adminChangeOf(input) : {}),
    ...Object.assign({}, ...(input.deleteAttribute ?? []).map((name) => REMOVED_BY[name])),
    ...(endsSessions ? { validSince: now, generation: current.generation + 1 } : {}),
  };
}

const adminChangeOf = ({ emailVerified, disableUser, customAttributes, mfa }: Update): AccountChange => ({
  ...(emailVerified === undefined ? {} : { emailVerified }),
  ...(disableUser === undefined ? {} : { disabled: disableUser }),
  ...(customAttributes === undefined ? {} : { customAttributes }),
  ...(mfa === undefined ? {} : { secondFactor: undefined }),
});
