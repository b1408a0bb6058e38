import { createHash } from 'node:crypto';
import type { Outcome } from '../values/value';
import { type BuiltIn, fn } from './method';

// Reversed polynomials of CRC-32 (zlib) and CRC-32C (Castagnoli).
const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

function crc(data: Buffer, polynomial: number): Buffer {
  let rest = 0xffffffff;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? polynomial : 0);
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((rest ^ 0xffffffff) >>> 0);
  return sum;
}

const hashed = (hash: (data: Buffer) => Buffer): BuiltIn<undefined> =>
  fn(['bytes or string'], (of): Outcome => ({ kind: 'bytes', value: hash(Buffer.from(of.value as Buffer)) }));

/** `hashing.*`: bytes or a string (as UTF-8) in, bytes out. */
export const hashingFunctions: Readonly<Record<string, BuiltIn<undefined>>> = {
  crc32: hashed((data) => crc(data, CRC32)),
  crc32c: hashed((data) => crc(data, CRC32C)),
  md5: hashed((data) => createHash('md5').update(data).digest()),
  sha256: hashed((data) => createHash('sha256').update(data).digest()),
};
