import { type ByteString, unsigned } from '../../store/byte-string';

const SAFE = 2n ** 53n;
const view = new DataView(new ArrayBuffer(8));

/**
 * A number as eleven bytes in order, NaN first. Integers (given as text) and doubles compare exactly: an integer
 * that no double can express is written as the next double below it and its distance from it.
 */
export function numberKey(number: string | number): ByteString {
  if (typeof number === 'number') return doubleKey(number) + unsigned(0, 2);
  const integer = BigInt(number);
  if (integer <= SAFE && integer >= -SAFE) return doubleKey(Number(integer)) + unsigned(0, 2);
  const below = doubleAtOrBelow(integer);
  return doubleKey(below) + unsigned(Number(integer - BigInt(below)), 2);
}

/** Nine bytes: a mark that puts NaN first, then the bits, turned so that they order like the numbers. */
function doubleKey(number: number): ByteString {
  if (Number.isNaN(number)) return '\0'.repeat(9);
  // -0 and 0 are one number to a query.
  view.setFloat64(0, number === 0 ? 0 : number);
  const isNegative = view.getUint8(0) >= 0x80;
  let key = '\x01';
  for (let index = 0; index < 8; index += 1) {
    const byte = view.getUint8(index);
    const flip = isNegative ? 0xff : index === 0 ? 0x80 : 0;
    key += String.fromCharCode(byte ^ flip);
  }
  return key;
}

function doubleAtOrBelow(integer: bigint): number {
  const nearest = Number(integer);
  if (BigInt(nearest) <= integer) return nearest;
  view.setFloat64(0, nearest);
  view.setBigInt64(0, view.getBigInt64(0) + (nearest > 0 ? -1n : 1n));
  return view.getFloat64(0);
}
