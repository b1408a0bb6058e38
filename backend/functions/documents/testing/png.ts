import { deflateSync } from 'node:zlib';

/** A PNG of transparent dots; with `data` in place of their packed bytes. */
export function png(width: number, height: number, data?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const dots = data ?? deflateSync(Buffer.alloc((Math.min(width, 500) * 4 + 1) * Math.min(height, 500)));
  const part = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', header),
    part('IDAT', dots),
    part('IEND', Buffer.alloc(0)),
  ]);
}
