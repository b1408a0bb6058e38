import { join, resolve } from 'node:path';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Where releases, the built host and the registry lie unless told otherwise. */
export const DIST = join(ROOT, 'dist');

/** Source folder of an area. */
export const remoteFolder = (id: string) => join(ROOT, 'remotes', id);
