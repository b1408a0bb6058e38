import type { Account } from './account';
import type { Seal } from './seal';

/** How long an ID token is good for, in seconds. */
export const ID_TOKEN_SECONDS = 3600;

/** The claims of an ID token; times in seconds since 1970. */
export interface Claims extends Record<string, unknown> {
  sub: string;
  iss: string;
  aud: string;
  iat: number;
  exp: number;
  auth_time: number;
}

/** What was read from a token that is really ours. */
export interface SealedToken<Payload> {
  payload: Payload;
  /** The account's generation when the token was issued. */
  generation: number;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function decode(segment: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(segment ?? '', 'base64url').toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Issuer of the project's ID tokens. */
export const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

const isClaims = (payload: Record<string, unknown>): payload is Claims =>
  ['sub', 'iss', 'aud'].every((name) => typeof payload[name] === 'string') &&
  ['iat', 'exp', 'auth_time'].every((name) => typeof payload[name] === 'number');

function claimsOf(account: Account, projectId: string, authTime: number, now: number): Claims {
  const { localId, email } = account;
  return {
    ...(account.displayName === undefined ? {} : { name: account.displayName }),
    ...(account.photoUrl === undefined ? {} : { picture: account.photoUrl }),
    ...customClaims(account),
    iss: issuerOf(projectId),
    aud: projectId,
    auth_time: authTime,
    user_id: localId,
    sub: localId,
    iat: now,
    exp: now + ID_TOKEN_SECONDS,
    ...(email === undefined ? {} : { email }),
    ...(account.emailVerified === undefined ? {} : { email_verified: account.emailVerified }),
    firebase: { identities: email === undefined ? {} : { email: [email] }, sign_in_provider: 'password' },
  };
}

const customClaims = ({ customAttributes }: Account): Record<string, unknown> => {
  const claims: unknown = customAttributes ? JSON.parse(customAttributes) : {};
  return isRecord(claims) ? claims : {};
};

/**
 * An unsigned JWT as the official emulator issues it (`alg: none`, trailing dot). The SDKs read the payload
 * only, so the header has room for a seal that tells our tokens from forged ones.
 */
export function issueIdToken(
  account: Account,
  { projectId, seal, authTime, now }: { projectId: string; seal: Seal; authTime: number; now: number },
): string {
  const payload = encode(claimsOf(account, projectId, authTime, now));
  const { generation } = account;
  const header = encode({
    alg: 'none',
    typ: 'JWT',
    gen: generation,
    seal: seal.of(`id.${generation}.${payload}`),
  });
  return `${header}.${payload}.`;
}

/** The claims of an ID token this installation issued; undefined for any other text. Says nothing of its age. */
export function readIdToken(token: string, seal: Seal): SealedToken<Claims> | undefined {
  const [head, payload, signature, ...rest] = token.split('.');
  const header = decode(head);
  if (header === undefined || payload === undefined || signature !== '' || rest.length > 0) return undefined;
  const { alg, gen, seal: given } = header;
  if (alg !== 'none' || typeof gen !== 'number' || typeof given !== 'string') return undefined;
  if (!seal.fits(`id.${gen}.${payload}`, given)) return undefined;
  const claims = decode(payload);
  return claims !== undefined && isClaims(claims) ? { payload: claims, generation: gen } : undefined;
}

/** The issuer of a JWT whose signature we cannot check; undefined when it is no JWT. */
export function unverifiedIssuer(token: string): string | undefined {
  const [head, payload, signature, ...rest] = token.split('.');
  if (rest.length > 0 || !signature || decode(head) === undefined) return undefined;
  const issuer = decode(payload)?.iss;
  return typeof issuer === 'string' ? issuer : undefined;
}

/** Whom a refresh token is for and when that person last typed the password (seconds since 1970). */
export interface RefreshPayload {
  sub: string;
  authTime: number;
}

/** A refresh token. It never expires by itself; a new generation of the account ends it. */
export function issueRefreshToken(account: Account, authTime: number, seal: Seal): string {
  const payload = encode({ sub: account.localId, authTime, gen: account.generation });
  return `${payload}.${seal.of(`refresh.${payload}`)}`;
}

/** What a refresh token says, if this installation issued it. */
export function readRefreshToken(token: string, seal: Seal): SealedToken<RefreshPayload> | undefined {
  const [payload, given, ...rest] = token.split('.');
  if (payload === undefined || given === undefined || rest.length > 0) return undefined;
  if (!seal.fits(`refresh.${payload}`, given)) return undefined;
  const { sub, authTime, gen } = decode(payload) ?? {};
  if (typeof sub !== 'string' || typeof authTime !== 'number' || typeof gen !== 'number') return undefined;
  return { payload: { sub, authTime }, generation: gen };
}
