/**
 * Keys are strings whose characters each stand for one byte (0 to 255): `<` compares them byte by byte, they
 * are cheap to join, and they serve as Map keys, none of which is true of buffers.
 */
export type ByteString = string;

const PRINTABLE_ASCII = /^[ -~]*$/;

/** The UTF-8 bytes of a text. */
export const utf8 = (text: string): ByteString =>
  PRINTABLE_ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');

/**
 * Bytes of any content so that no encoding is the beginning of another and order is kept: a zero byte becomes
 * 00 FF, the end is 00 01 (the scheme of OrderedCode).
 */
export const terminated = (bytes: ByteString): ByteString => `${bytes.replaceAll('\0', '\0\xff')}\0\x01`;

/** The text whose UTF-8 bytes these are. */
export const fromUtf8 = (bytes: ByteString): string =>
  PRINTABLE_ASCII.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8');

/** Every bit turned: reverses the order of encodings of which none begins another. */
export function inverted(bytes: ByteString): ByteString {
  let result = '';
  for (let index = 0; index < bytes.length; index += 1) {
    result += String.fromCharCode(bytes.charCodeAt(index) ^ 0xff);
  }
  return result;
}

/** The first key after all keys that begin with `prefix`; undefined when there is none. */
export function afterPrefix(prefix: ByteString): ByteString | undefined {
  let end = prefix.length;
  while (end > 0 && prefix.charCodeAt(end - 1) === 0xff) end -= 1;
  if (end === 0) return undefined;
  return prefix.slice(0, end - 1) + String.fromCharCode(prefix.charCodeAt(end - 1) + 1);
}

/** A whole number below 2^53 as `width` bytes, most significant first. */
export function unsigned(value: number, width: number): ByteString {
  let rest = value;
  let bytes = '';
  for (let index = 0; index < width; index += 1) {
    bytes = String.fromCharCode(rest % 256) + bytes;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

/** The number written by `unsigned`. */
export function readUnsigned(bytes: ByteString): number {
  let value = 0;
  for (let index = 0; index < bytes.length; index += 1) value = value * 256 + bytes.charCodeAt(index);
  return value;
}
