import type { Attachment } from './attachment';

const PNG_BEGINS = 0x89;
const addresses = new WeakMap<Uint8Array, string>();

/** The thumbnail of a file as an address for an image; undefined for a file that has none. */
export function thumbUrl({ thumb }: Pick<Attachment, 'thumb'>): string | undefined {
  if (!thumb) return undefined;
  const known = addresses.get(thumb) ?? dataUrl(thumb);
  addresses.set(thumb, known);
  return known;
}

const dataUrl = (bytes: Uint8Array): string =>
  `data:image/${bytes[0] === PNG_BEGINS ? 'png' : 'jpeg'};base64,${btoa(String.fromCharCode(...bytes))}`;
