import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// Asked for where the project sets no policy, the identity provider's default.
const DEFAULT_MIN_LENGTH = 6;
/** Longest password accepted, the limit of the real service. */
export const PASSWORD_MAX_LENGTH = 4096;

// About 15 ms a hash: dear for a thief of the file, cheap enough for a test suite that signs in often.
const COST: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>> = { N: 8192, r: 8, p: 1 };
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // NFC, so that an umlaut typed on another keyboard is still the same password.
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Derives a storable hash off the main thread; cost and salt are part of the text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Whether the password is the one behind the hash. Without a hash it takes just as long and says no,
 * so that the time of an answer does not tell which addresses exist.
 */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  if (password.length > PASSWORD_MAX_LENGTH) return false;
  const [scheme, N, r, p, salt, key] = hash?.split('$') ?? [];
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** What the project asks of new passwords; those there are already go on opening their accounts. */
export interface PasswordPolicy {
  readonly minLength: number;
  /** Whether the project set it; otherwise the provider's own minimum holds. */
  readonly enforced: boolean;
}

/** The policy of a project that asks for at least this many characters, or sets nothing. */
export const passwordPolicyOf = (minLength: number | undefined): PasswordPolicy => ({
  minLength: minLength ?? DEFAULT_MIN_LENGTH,
  enforced: minLength !== undefined,
});

/** The message the service refuses a new password with, if it does. */
export function passwordFault(password: string, { minLength, enforced }: PasswordPolicy): string | undefined {
  if (password.length < minLength) {
    return enforced
      ? missing(`Password must contain at least ${minLength} characters`)
      : `WEAK_PASSWORD : Password should be at least ${minLength} characters`;
  }
  return password.length > PASSWORD_MAX_LENGTH
    ? missing(`Password may contain at most ${PASSWORD_MAX_LENGTH} characters`)
    : undefined;
}

const missing = (requirement: string): string =>
  `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${requirement}]`;
