import * as v from 'valibot';
import { type Account, type AccountChange, providersOf } from '../account';
import { type Answer, give, refuse, refuseUnimplemented } from '../answer';
import { call, flag, text, texts } from '../call';
import { claimsFault } from '../custom-claims';
import { canonicalEmail, isEmail } from '../email';
import { hashPassword, passwordFault } from '../password';
import { type AuthService, type Caller, holderOf, isRecent, seconds, sessionFor } from '../service';

const updateSchema = v.object({
  idToken: text,
  localId: text,
  oobCode: text,
  email: text,
  password: text,
  displayName: text,
  photoUrl: text,
  deleteAttribute: texts,
  emailVerified: flag,
  disableUser: flag,
  customAttributes: text,
  validSince: v.optional(v.union([v.string(), v.number()])),
});
type Update = v.InferOutput<typeof updateSchema>;

/** `accounts:update`: the own account by token, any by an administrator, or the address a code was sent to. */
export const update = call(updateSchema, async (input, by, on) => {
  if (input.oobCode) return verifyEmail(input.oobCode, on);
  const target = targetOf(input, by, on);
  if (!target.ok) return target;
  const fault = faultIn(input, target, by, on);
  if (fault !== undefined) return refuse(fault);
  if (input.deleteAttribute?.some((name) => REMOVED_BY[name] === undefined)) {
    return refuseUnimplemented(`deleteAttribute ${input.deleteAttribute.join(', ').slice(0, 80)}`);
  }
  const passwordHash = input.password ? await hashPassword(input.password) : undefined;
  const email = input.email ? canonicalEmail(input.email) : undefined;
  // Asked again after hashing: the address may have been taken, the account changed or removed.
  const current = on.accounts.byId(target.account.localId);
  if (current === undefined) return refuse('USER_NOT_FOUND');
  if (email !== undefined && ownedByAnother(email, current, on)) return refuse('EMAIL_EXISTS');
  const change = changeOf(input, { email, passwordHash, current, privileged: by.privileged, now: on.now() });
  const account = await on.accounts.change(current.localId, change);
  if (account === undefined) return refuse('USER_NOT_FOUND');
  const renewed = account.generation !== current.generation && target.authTime !== undefined;
  return give({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    emailVerified: account.emailVerified,
    providerUserInfo: providersOf(account),
    email: account.email,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    ...(email === undefined ? {} : { newEmail: email }),
    ...(renewed ? sessionFor(account, seconds(on.now()), on) : {}),
  });
});

type Target =
  | { ok: true; account: Account; authTime?: number; recent: boolean }
  | Extract<Answer, { ok: false }>;

function targetOf({ idToken, localId }: Update, { privileged }: Caller, on: AuthService): Target {
  if (idToken) {
    const holder = holderOf(idToken, on);
    if (!holder.ok) return holder;
    const { account, claims } = holder;
    return { ok: true, account, authTime: claims.auth_time, recent: privileged || isRecent(claims, on) };
  }
  if (!privileged) return refuse('INVALID_REQ_TYPE : Unsupported request parameters.');
  if (!localId) return refuse('MISSING_LOCAL_ID');
  const account = on.accounts.byId(localId);
  return account === undefined ? refuse('USER_NOT_FOUND') : { ok: true, account, recent: true };
}

function faultIn(
  input: Update,
  target: Extract<Target, { ok: true }>,
  { privileged }: Caller,
  on: AuthService,
): string | undefined {
  if (!privileged && input.customAttributes !== undefined) return 'INSUFFICIENT_PERMISSION';
  if (!privileged && input.disableUser !== undefined) return 'OPERATION_NOT_ALLOWED';
  if (input.email && !isEmail(input.email)) return 'INVALID_EMAIL';
  const changesEmail = input.email && canonicalEmail(input.email) !== target.account.email;
  if (!target.recent && (changesEmail || input.password)) return 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
  if (input.email && ownedByAnother(canonicalEmail(input.email), target.account, on)) return 'EMAIL_EXISTS';
  if (input.password !== undefined && passwordFault(input.password)) return passwordFault(input.password);
  return input.customAttributes === undefined ? undefined : claimsFault(input.customAttributes);
}

const ownedByAnother = (email: string, account: Account, on: AuthService): boolean => {
  const owner = on.accounts.byEmail(email);
  return owner !== undefined && owner.localId !== account.localId;
};

const REMOVED_BY: Record<string, AccountChange | undefined> = {
  USER_ATTRIBUTE_NAME_UNSPECIFIED: {},
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
  const endsSessions =
    newEmail || passwordHash !== undefined || (privileged && input.validSince !== undefined);
  return {
    ...(input.displayName === undefined ? {} : { displayName: input.displayName }),
    ...(input.photoUrl === undefined ? {} : { photoUrl: input.photoUrl }),
    ...Object.assign({}, ...(input.deleteAttribute ?? []).map((name) => REMOVED_BY[name])),
    ...(newEmail ? { email, emailVerified: false } : {}),
    ...(passwordHash === undefined ? {} : { passwordHash, passwordUpdatedAt: now }),
    ...(privileged ? adminChangeOf(input) : {}),
    ...(endsSessions ? { validSince: now, generation: current.generation + 1 } : {}),
  };
}

const adminChangeOf = ({ emailVerified, disableUser, customAttributes }: Update): AccountChange => ({
  ...(emailVerified === undefined ? {} : { emailVerified }),
  ...(disableUser === undefined ? {} : { disabled: disableUser }),
  ...(customAttributes === undefined ? {} : { customAttributes }),
});

/** Marks the address a VERIFY_EMAIL code was sent to as verified. */
export async function verifyEmail(oobCode: string, on: AuthService): Promise<Answer> {
  const code = on.codes.check(oobCode);
  if (typeof code === 'string') return refuse(code);
  const account = on.accounts.byEmail(code.email);
  if (code.requestType !== 'VERIFY_EMAIL' || account === undefined) return refuse('INVALID_OOB_CODE');
  await Promise.all([on.codes.use(code), on.accounts.change(account.localId, { emailVerified: true })]);
  return give({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    email: code.email,
    emailVerified: true,
  });
}
