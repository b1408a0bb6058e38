import { join, resolve } from 'node:path';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The release store, where releases, the built host and the registry lie: `RELEASE_STORE`, or `dist`. */
export const DIST = resolve(ROOT, process.env.RELEASE_STORE || 'dist');

/** Source folder of an area. */
export const remoteFolder = (id: string, root = ROOT) => join(root, 'remotes', id);
