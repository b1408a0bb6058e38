import * as v from 'valibot';

/** An account as it is stored; times in milliseconds since 1970. */
export const accountSchema = v.object({
  localId: v.string(),
  email: v.optional(v.string()),
  emailVerified: v.boolean(),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  passwordHash: v.optional(v.string()),
  passwordUpdatedAt: v.optional(v.number()),
  disabled: v.boolean(),
  /** JSON text of the custom claims an administrator set. */
  customAttributes: v.optional(v.string()),
  createdAt: v.number(),
  lastLoginAt: v.optional(v.number()),
  lastRefreshAt: v.optional(v.number()),
  validSince: v.number(),
  /** Counts what ends all sessions (new password, new address, revocation); tokens carry it. */
  generation: v.number(),
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
    passwordHash: account.passwordHash === undefined ? undefined : REDACTED_HASH,
    passwordUpdatedAt: account.passwordUpdatedAt,
    providerUserInfo: providersOf(account),
    validSince: String(Math.floor(account.validSince / 1000)),
    disabled: account.disabled || undefined,
    customAttributes: account.customAttributes,
    createdAt: String(account.createdAt),
    lastLoginAt: account.lastLoginAt === undefined ? undefined : String(account.lastLoginAt),
    lastRefreshAt:
      account.lastRefreshAt === undefined ? undefined : new Date(account.lastRefreshAt).toISOString(),
  };
}

/** The sign-in providers linked to an account: the password one, when it has an address and a password. */
export function providersOf({ email, passwordHash, displayName, photoUrl }: Account): object[] {
  if (email === undefined || passwordHash === undefined) return [];
  return [{ providerId: 'password', federatedId: email, rawId: email, email, displayName, photoUrl }];
}
