import { join, resolve } from 'node:path';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The release store, where releases, the built host and the registry lie: `RELEASE_STORE`, or `dist`. */
export const DIST = resolve(ROOT, process.env.RELEASE_STORE || 'dist');

/** Source folder of an area. */
export const remoteFolder = (id: string, root = ROOT) => join(root, 'remotes', id);

/** Source folder of the functions. */
export const FUNCTIONS_FOLDER = join(ROOT, 'backend', 'functions');

/** The functions as built: inside of the folder of `firebase.json`, because `firebase deploy` takes no other. */
export const FUNCTIONS_OUTPUT = join(FUNCTIONS_FOLDER, 'dist');
