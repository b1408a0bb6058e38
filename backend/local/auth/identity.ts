import { type AuthService, holderOf } from './service';
import { type Claims, unverifiedIssuer } from './tokens';

/** Who stands behind a request, from its `Authorization` header. */
export type Identity =
  | { kind: 'none' }
  /** An administrator: `Bearer owner`, a service account or a token of Google, as an emulator takes them. */
  | { kind: 'owner' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'user'; uid: string; email?: string; claims: Record<string, unknown> };

/**
 * Reads an `Authorization` header. User tokens must be ours (sealed), of this project, not expired, and of an
 * account that exists, is enabled and has not ended its sessions since. A service account's signature cannot be
 * checked offline: its tokens pass because the backend listens on loopback only.
 */
export function identityOf(authorization: string | undefined, on: AuthService): Identity {
  if (authorization === undefined || authorization.trim() === '') return { kind: 'none' };
  const [scheme = '', token = '', ...rest] = authorization.trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'bearer' || token === '' || rest.length > 0) {
    return { kind: 'invalid', reason: 'The Authorization header is not "Bearer <token>".' };
  }
  if (token.toLowerCase() === 'owner' || token.startsWith(GOOGLE_TOKEN)) return { kind: 'owner' };
  if (unverifiedIssuer(token)?.endsWith('.iam.gserviceaccount.com')) return { kind: 'owner' };
  const holder = holderOf(token, on);
  if (!holder.ok) return { kind: 'invalid', reason: REASONS[holder.message] ?? holder.message };
  const { account, claims } = holder;
  return {
    kind: 'user',
    uid: account.localId,
    ...(typeof claims.email === 'string' ? { email: claims.email } : {}),
    claims: tokenOf(claims),
  };
}

// Access tokens of Google, which nobody can check offline either.
const GOOGLE_TOKEN = 'ya29.';

const REASONS: Readonly<Record<string, string>> = {
  INVALID_ID_TOKEN: 'The token was not issued by this backend for this project.',
  TOKEN_EXPIRED: 'The token has expired or its session was ended.',
  USER_NOT_FOUND: 'The account of the token does not exist.',
  USER_DISABLED: 'The account of the token is disabled.',
};

const tokenOf = (claims: Claims): Record<string, unknown> => ({ ...claims });
