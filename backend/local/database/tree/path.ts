import { InvalidRequest } from './invalid-request';
import { type Path, PRIORITY } from './node';

const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
// A path is part of a key of the store.
const MAX_PATH_BYTES = 1_800;
// What the service keeps for itself, control characters, and halves of characters, which cannot be stored.
const FORBIDDEN = /[.#$[\]\p{Cc}\p{Cs}]/u;

/** A path as clients write it: keys with slashes between them. Throws an InvalidRequest for one that cannot be. */
export function readPath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '');
  checkPath(path);
  return path;
}

/** Throws an InvalidRequest when nothing can be at this path. Its last key may be `.priority`. */
export function checkPath(path: Path): void {
  checkPathSize(path.length, Buffer.byteLength(path.join('/')));
  path.forEach((key, index) => {
    if (key !== PRIORITY || index !== path.length - 1) checkKey(key);
  });
}

/** Throws an InvalidRequest for a path of too many keys or bytes, as those of nested values are, too. */
export function checkPathSize(keys: number, bytes: number): void {
  if (keys > MAX_DEPTH) throw new InvalidRequest(`A path has at most ${MAX_DEPTH} keys.`);
  if (bytes > MAX_PATH_BYTES) throw new InvalidRequest(`A path has at most ${MAX_PATH_BYTES} bytes.`);
}

/** Throws an InvalidRequest for a key that the service does not take. */
export function checkKey(key: string): void {
  if (key === '' || FORBIDDEN.test(key) || key.includes('/')) {
    throw new InvalidRequest('A key is a text without ".", "#", "$", "/", "[", "]" and control characters.');
  }
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidRequest(`A key has at most ${MAX_KEY_BYTES} bytes.`);
  }
}

/** Whether `path` is `below` or lies below it. */
export const isWithin = (path: Path, below: Path): boolean =>
  below.every((key, index) => path[index] === key);
