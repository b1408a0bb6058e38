import { MAX_SIGNATURE_BYTES } from '../attachment';

const START = 'data:image/png;base64,';
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Pixels of a side at most: a small file can say that it is a huge picture. */
const MAX_SIDE = 2000;
/** Bytes until the height in a PNG file's header. */
const HEADER_BYTES = 24;

/**
 * The PNG picture in a `data:` address; undefined for everything else: another type, a picture that is too large, what
 * only begins like one.
 */
export function drawnSignature(address: string): Uint8Array | undefined {
  if (!address.startsWith(START)) return undefined;
  const content = address.slice(START.length);
  if (content.length > Math.ceil(MAX_SIGNATURE_BYTES / 3) * 4 || content.length % 4 !== 0) return undefined;
  if (!BASE64.test(content)) return undefined;
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  if (bytes.length < HEADER_BYTES || bytes.length > MAX_SIGNATURE_BYTES) return undefined;
  if (PNG.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer);
  const sides = [view.getUint32(16), view.getUint32(20)];
  return sides.every((side) => side > 0 && side <= MAX_SIDE) ? bytes : undefined;
}
