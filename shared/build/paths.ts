import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** A variable of the environment or else of `.env` in `root`, without adding the others to the environment. */
export function variable(name: string, root = ROOT): string | undefined {
  const file = join(root, '.env');
  return process.env[name] || (existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined);
}

/**
 * Where builds lie, laid out as in the release store: `BUILD_FOLDER`, or `build`. Read here and not with the other
 * settings, for everything that builds or serves knows it from the start.
 */
export const BUILDS = resolve(ROOT, variable('BUILD_FOLDER') || 'build');

/** Whether a release store is a bucket of Google Cloud Storage, and no folder. */
export const isBucket = (store: string): boolean => store.startsWith('gs://');

/** The release store of a setting: a folder, or a bucket at `gs://name/folder`. */
export const storeAt = (setting: string): string => (isBucket(setting) ? setting : resolve(ROOT, setting));

/**
 * The release store, where what was released lies, with its registry: `RELEASE_STORE`, or `dist`. Only what releases
 * writes to it.
 */
export const STORE = storeAt(variable('RELEASE_STORE') || 'dist');

/** Where the store is laid out for a static host, wherever it lies: where `firebase.json` says. */
export const SITE = join(ROOT, 'dist', 'site');

/** Source folder of an area. */
export const remoteFolder = (id: string, root = ROOT) => join(root, 'remotes', id);

/** Source folder of the functions. */
export const FUNCTIONS_FOLDER = join(ROOT, 'backend', 'functions');

/** The functions as built: inside of the folder of `firebase.json`, because `firebase deploy` takes no other. */
export const FUNCTIONS_OUTPUT = join(FUNCTIONS_FOLDER, 'dist');
