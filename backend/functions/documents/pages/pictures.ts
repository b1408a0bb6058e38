import { inflateSync } from 'node:zlib';

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff]);
/** Dots of a picture that is drawn at most: more is no logo and no signature, and would fill the memory. */
const MOST_DOTS = 4_000_000;

/** The bytes of a `data:` address of a picture; undefined where it is none that can be drawn. */
export function pictureIn(address: string | undefined): Uint8Array | undefined {
  const base64 = /^data:image\/\w+;base64,(.+)$/.exec(address ?? '')?.[1];
  return base64 === undefined ? undefined : pictureOf(Buffer.from(base64, 'base64'));
}

/**
 * The same bytes where they are a PNG or a JPEG that can be drawn, else undefined. A damaged PNG would end the whole
 * process later, because its dots are unpacked in the background: they are unpacked here first.
 */
export function pictureOf(bytes: Uint8Array): Uint8Array | undefined {
  const data = Buffer.from(bytes);
  try {
    if (data.subarray(0, PNG_HEAD.length).equals(PNG_HEAD)) return isSoundPng(data) ? data : undefined;
    return data.subarray(0, JPEG_HEAD.length).equals(JPEG_HEAD) && isSoundJpeg(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Values of one dot by how a PNG counts colors: gray, color, palette, and the first two with transparency. */
const VALUES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const BITS: readonly number[] = [1, 2, 4, 8, 16];
const LAST_FILTER = 4;

/** Reads the parts of a PNG and unpacks its rows, all of one pass. Throws where it ends too early. */
function isSoundPng(data: Buffer): boolean {
  const parts = [...partsOf(data)];
  const named = (wanted: string) => parts.filter(({ type }) => type === wanted).map(({ content }) => content);
  const [header] = named('IHDR');
  if (!header || parts[0]?.type !== 'IHDR' || named('IHDR').length > 1) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits = 0, color = -1, , , passes] = header.subarray(8);
  const values = VALUES[color];
  const lacksPalette = color === 3 && named('PLTE').length === 0;
  if (!values || !BITS.includes(bits) || lacksPalette || passes !== 0) return false;
  if (width === 0 || height === 0 || width * height > MOST_DOTS) return false;
  const row = Math.ceil((width * values * bits) / 8) + 1;
  const rows = inflateSync(Buffer.concat(named('IDAT')), { maxOutputLength: row * height });
  if (rows.length !== row * height) return false;
  return Array.from({ length: height }, (_, index) => rows[index * row] ?? 0).every(
    (filter) => filter <= LAST_FILTER,
  );
}

function* partsOf(data: Buffer): Generator<{ readonly type: string; readonly content: Buffer }> {
  for (let at = PNG_HEAD.length; ; ) {
    const length = data.readUInt32BE(at);
    const type = data.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return;
    yield { type, content: data.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** Finds the size in a JPEG. Throws where it ends too early. */
function isSoundJpeg(data: Buffer): boolean {
  for (let at = 2; ; ) {
    const marker = data.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) {
      const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)];
      return width > 0 && height > 0 && width * height <= MOST_DOTS;
    }
    if (marker < 0xff00) return false;
    at += 2 + data.readUInt16BE(at + 2);
  }
}
