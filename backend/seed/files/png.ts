import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each pixel, which is the place of its colour in the palette. */
const BY_PALETTE = Buffer.from([8, 3, 0, 0, 0]);

/** A colour as red, green and blue. */
export type Colour = readonly [number, number, number];

/** A picture as a PNG: `at` gives for each pixel which colour of the palette it has. */
export function pngOf(
  width: number,
  height: number,
  palette: readonly Colour[],
  at: (x: number, y: number) => number,
): Uint8Array {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = at(x, y);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', Buffer.concat([size, BY_PALETTE])),
      chunk('PLTE', Buffer.from(palette.flat())),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}
