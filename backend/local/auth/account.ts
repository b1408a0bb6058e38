import * as v from 'valibot';

const secondFactorSchema = v.object({
  id: v.string(),
  displayName: v.optional(v.string()),
  /** What the app makes its codes of, in base 32. */
  secret: v.string(),
  enrolledAt: v.number(),
  /** The time step of the last code that was used. */
  lastStep: v.number(),
});

/** An app that makes codes for an account; times in milliseconds since 1970. */
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** An account as it is stored; times in milliseconds since 1970. */
export const accountSchema = v.object({
  localId: v.string(),
  email: v.optional(v.string()),
  /** Unknown once the address was taken away. */
  emailVerified: v.optional(v.boolean()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  passwordHash: v.optional(v.string()),
  passwordUpdatedAt: v.optional(v.number()),
  disabled: v.optional(v.boolean()),
  /** JSON text of the custom claims an administrator set. */
  customAttributes: v.optional(v.string()),
  createdAt: v.number(),
  lastLoginAt: v.optional(v.number()),
  lastRefreshAt: v.optional(v.number()),
  validSince: v.number(),
  /** Counts what ends all sessions (new password, new address, revocation); tokens carry it. */
  generation: v.number(),
  secondFactor: v.optional(secondFactorSchema),
});

/** See {@link accountSchema}. */
export type Account = v.InferOutput<typeof accountSchema>;

/** Fields of an account to change; `undefined` removes one. */
export type AccountChange = { [K in keyof Account]?: Account[K] | undefined };

// "REDACTED" in base64, what the real service shows instead of a hash.
const REDACTED_HASH = 'UkVEQUNURUQ=';

/** The account as `lookup` and `batchGet` show it; never with its password hash. */
export function toUserInfo(account: Account): object {
  const { localId, email, displayName, photoUrl } = account;
  return {
    localId,
    email,
    emailVerified: account.emailVerified,
    displayName,
    photoUrl,
    passwordHash: redactedHash(account),
    passwordUpdatedAt: account.passwordUpdatedAt,
    providerUserInfo: providersOf(account),
    validSince: hasHadSessionsToEnd(account) ? String(Math.floor(account.validSince / 1000)) : undefined,
    disabled: account.disabled,
    customAttributes: account.customAttributes,
    mfaInfo: mfaInfoOf(account),
    createdAt: String(account.createdAt),
    lastLoginAt: account.lastLoginAt === undefined ? undefined : String(account.lastLoginAt),
    lastRefreshAt:
      account.lastRefreshAt === undefined ? undefined : new Date(account.lastRefreshAt).toISOString(),
  };
}

/** The second factors of an account as the service lists them, never with a secret; undefined for none. */
export const mfaInfoOf = ({ secondFactor }: Account): object[] | undefined =>
  secondFactor && [
    {
      mfaEnrollmentId: secondFactor.id,
      displayName: secondFactor.displayName,
      enrolledAt: new Date(secondFactor.enrolledAt).toISOString(),
      totpInfo: {},
    },
  ];

/** What stands for the hash of a password, if the account has one. */
export const redactedHash = ({ passwordHash }: Account): string | undefined =>
  passwordHash === undefined ? undefined : REDACTED_HASH;

// Without a password nobody could sign in, so there is no time before which sessions do not count.
const hasHadSessionsToEnd = ({ passwordUpdatedAt, generation }: Account): boolean =>
  passwordUpdatedAt !== undefined || generation > 1;

// An address or a password that was there and was taken away leaves an empty list behind.
const hasLostProvider = ({ passwordHash, passwordUpdatedAt, emailVerified }: Account): boolean =>
  emailVerified === undefined || (passwordHash === undefined && passwordUpdatedAt !== undefined);

/**
 * The sign-in providers linked to an account: the password one, when it has an address and a password. Undefined
 * for an account that never had any.
 */
export function providersOf(account: Account): object[] | undefined {
  const { email, passwordHash, displayName, photoUrl } = account;
  if (email === undefined || passwordHash === undefined) return hasLostProvider(account) ? [] : undefined;
  return [{ providerId: 'password', federatedId: email, rawId: email, email, displayName, photoUrl }];
}
