import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a code is shown, in seconds. */
export const PERIOD_SECONDS = 30;
/** Digits of a code. */
export const CODE_LENGTH = 6;
/** How many codes before and after the present one count: clocks differ. */
const DRIFT = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as RFC 4648 writes them in base 32, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The bytes that such a text stands for. Throws for a sign that is none of base 32. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => {
    const value = ALPHABET.indexOf(sign);
    if (value < 0) throw new Error('This is no text in base 32.');
    return value.toString(2).padStart(5, '0');
  });
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The time step of RFC 6238 that a moment (milliseconds since 1970) is in. */
export const stepAt = (ms: number): number => Math.floor(ms / 1000 / PERIOD_SECONDS);

/** The code of a time step (RFC 6238 with SHA-1), for a secret in base 32. */
export function codeOf(secret: string, step: number, digits = CODE_LENGTH): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step whose code was typed: the one of `now` (milliseconds since 1970) or a neighbour, and later than
 * `lastStep`, because a code is good for one use. Undefined for a code that is not accepted.
 */
export function stepOfCode(
  secret: string,
  typed: string,
  now: number,
  lastStep = Number.NEGATIVE_INFINITY,
): number | undefined {
  const given = Buffer.from(typed);
  if (given.length !== CODE_LENGTH) return undefined;
  const present = stepAt(now);
  for (let step = Math.max(0, present - DRIFT); step <= present + DRIFT; step += 1) {
    if (step > lastStep && timingSafeEqual(given, Buffer.from(codeOf(secret, step)))) return step;
  }
  return undefined;
}
