import * as v from 'valibot';
import type { Account } from '../account';
import { give, type Refusal, refuse, refuseUnimplemented } from '../answer';
import { call, flag, text } from '../call';
import { canonicalEmail, isEmail } from '../email';
import { hashPassword, passwordFault } from '../password';
import { type AuthService, holderOf, seconds, sessionFor } from '../service';

const MAX_UID_LENGTH = 128;

const signUpSchema = v.object({
  localId: text,
  email: text,
  password: text,
  displayName: text,
  photoUrl: text,
  emailVerified: flag,
  disabled: flag,
  idToken: text,
  returnSecureToken: flag,
  phoneNumber: v.optional(v.unknown()),
  mfaInfo: v.optional(v.unknown()),
});
type SignUp = v.InferOutput<typeof signUpSchema>;

/** `accounts:signUp`, and with an administrator's credential `projects/{p}/accounts`. */
export const signUp = call(signUpSchema, async (input, { privileged }, on) => {
  if ('phoneNumber' in input || 'mfaInfo' in input) {
    return refuseUnimplemented('Telephone numbers are not implemented in the embedded backend.');
  }
  const early = privileged ? adminFault(input, on) : publicFault(input);
  if (early) return early;
  const email = input.email ? canonicalEmail(input.email) : undefined;
  const taken = () => email !== undefined && on.accounts.byEmail(email) !== undefined;
  if (email !== undefined && !isEmail(email)) return refuse('INVALID_EMAIL');
  if (taken()) return refuse('EMAIL_EXISTS');
  const weakness = input.password ? passwordFault(input.password, on.passwordPolicy) : undefined;
  if (weakness) return refuse(weakness);
  if (input.idToken) return refuseLinking(input.idToken, on);

  const passwordHash = input.password ? await hashPassword(input.password) : undefined;
  // Hashing took a while: someone else may have claimed the address or the uid meanwhile.
  if (taken()) return refuse('EMAIL_EXISTS');
  if (input.localId !== undefined && on.accounts.byId(input.localId)) return refuse('DUPLICATE_LOCAL_ID');
  const account = await on.accounts.add(newAccount({ ...input, email }, passwordHash, privileged, on));
  return give({
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.localId,
    displayName: account.displayName,
    email: account.email,
    ...(privileged ? {} : sessionFor(account, seconds(on.now()), on)),
  });
});

function adminFault({ localId, idToken }: SignUp, on: AuthService): Refusal | undefined {
  if (localId === undefined) return undefined;
  if (idToken !== undefined) return refuse('UNEXPECTED_PARAMETER : User ID');
  if (localId === '' || localId.length > MAX_UID_LENGTH) return refuse('INVALID_LOCAL_ID');
  return on.accounts.byId(localId) ? refuse('DUPLICATE_LOCAL_ID') : undefined;
}

function publicFault({ localId, idToken, email, password }: SignUp): Refusal | undefined {
  if (localId !== undefined) return refuse('UNEXPECTED_PARAMETER : User ID');
  if (!email && !password && !idToken) {
    return refuse(email === '' ? 'INVALID_EMAIL' : 'ADMIN_ONLY_OPERATION');
  }
  if (!email) return refuse('MISSING_EMAIL');
  return password ? undefined : refuse('MISSING_PASSWORD');
}

function refuseLinking(idToken: string, on: AuthService): Refusal {
  const holder = holderOf(idToken, on);
  return holder.ok ? refuseUnimplemented('Linking a password to a session is not implemented.') : holder;
}

function newAccount(
  input: Omit<SignUp, 'email'> & { email: string | undefined },
  passwordHash: string | undefined,
  privileged: boolean,
  on: AuthService,
): Account {
  const now = on.now();
  return {
    localId: input.localId ?? on.accounts.freshId(),
    ...(input.email === undefined ? {} : { email: input.email }),
    emailVerified: privileged && (input.emailVerified ?? false),
    ...(input.displayName === undefined ? {} : { displayName: input.displayName }),
    ...(privileged && input.photoUrl !== undefined ? { photoUrl: input.photoUrl } : {}),
    ...(passwordHash === undefined ? {} : { passwordHash, passwordUpdatedAt: now }),
    ...(privileged && input.disabled ? { disabled: true } : {}),
    createdAt: now,
    ...(privileged ? {} : { lastLoginAt: now, lastRefreshAt: now }),
    validSince: now,
    generation: 1,
  };
}
