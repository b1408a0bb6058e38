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

/** How somebody proved to be there: when the password was typed (seconds since 1970), and with which second factor. */
export interface Proof {
  authTime: number;
  secondFactor?: string | undefined;
}

function claimsOf(
  account: Account,
  projectId: string,
  { authTime, secondFactor }: Proof,
  now: number,
): Claims {
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
    firebase: {
      identities: email === undefined ? {} : { email: [email] },
      sign_in_provider: 'password',
      ...(secondFactor && { sign_in_second_factor: 'totp', second_factor_identifier: secondFactor }),
    },
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
  { projectId, seal, now, ...proof }: { projectId: string; seal: Seal; now: number } & Proof,
): string {
  const payload = encode(claimsOf(account, projectId, proof, now));
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

/** Text that only this installation can make, good for one purpose: `kind`. What is in it can be read by anybody. */
export function sealed(kind: string, value: object, seal: Seal): string {
  const payload = encode(value);
  return `${payload}.${seal.of(`${kind}.${payload}`)}`;
}

/** What such a text says; undefined for one that this installation did not make for this purpose. */
export function readSealed(kind: string, text: string, seal: Seal): Record<string, unknown> | undefined {
  const [payload, given, ...rest] = text.split('.');
  if (payload === undefined || given === undefined || rest.length > 0) return undefined;
  return seal.fits(`${kind}.${payload}`, given) ? decode(payload) : undefined;
}

/** The second factor behind an ID token, by its id; undefined where the password was enough. */
export function secondFactorIn({ firebase }: Claims): string | undefined {
  const id = isRecord(firebase) ? firebase.second_factor_identifier : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Whom a refresh token is for, and how that person proved to be there. */
export interface RefreshPayload extends Proof {
  sub: string;
}

/** A refresh token. It never expires by itself; a new generation of the account ends it. */
export function issueRefreshToken(account: Account, proof: Proof, seal: Seal): string {
  return sealed('refresh', { sub: account.localId, ...proof, gen: account.generation }, seal);
}

/** What a refresh token says, if this installation issued it. */
export function readRefreshToken(token: string, seal: Seal): SealedToken<RefreshPayload> | undefined {
  const { sub, authTime, secondFactor, gen } = readSealed('refresh', token, seal) ?? {};
  if (typeof sub !== 'string' || typeof authTime !== 'number' || typeof gen !== 'number') return undefined;
  return {
    payload: { sub, authTime, ...(typeof secondFactor === 'string' && { secondFactor }) },
    generation: gen,
  };
}
