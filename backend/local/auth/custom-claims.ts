const MAX_LENGTH = 1000;

// Names a custom claim may not take, because a token carries them already.
const RESERVED =
  'iss aud sub iat exp nbf jti nonce azp acr amr cnf auth_time firebase at_hash c_hash user_id'.split(' ');

/** The message custom claims (JSON text) are refused with, if they are. */
export function claimsFault(customAttributes: string): string | undefined {
  if (customAttributes.length > MAX_LENGTH) return 'CLAIMS_TOO_LARGE';
  let claims: unknown;
  try {
    claims = JSON.parse(customAttributes);
  } catch {
    return 'INVALID_CLAIMS';
  }
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return 'INVALID_CLAIMS';
  const reserved = RESERVED.find((name) => name in claims);
  return reserved === undefined ? undefined : `FORBIDDEN_CLAIM : ${reserved}`;
}
