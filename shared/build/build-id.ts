import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ROOT, remoteFolder } from './paths';

const NOT_BUILT = /(^|[\\/])(node_modules|dist|fixtures|README\.md|.*\.test\.tsx?)$/;

/** What every build depends on, besides the installed packages. */
const EVERYWHERE = ['rspack.config.ts', 'shared/build', 'shared/contract', 'shared/domain'];

async function filesBelow(path: string): Promise<string[]> {
  if (NOT_BUILT.test(path)) return [];
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [path];
  const nested = await Promise.all(entries.map((entry) => filesBelow(join(path, entry.name))));
  return nested.flat();
}

/** What is installed. Without our own packages: an area that comes or goes concerns no other one. */
async function installed(): Promise<string> {
  const lockfile = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly link?: boolean }>>;
  };
  const foreign = Object.entries(lockfile.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  return JSON.stringify(foreign);
}

/** Eight hex digits that change with the installed packages or any file below `paths` (given from the root). */
async function hashOf(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(ROOT, path))))).flat().sort();
  const hash = createHash('sha256').update(await installed());
  for (const file of files) {
    hash.update(`${relative(ROOT, file).split(sep).join('/')}\0`);
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/** What an area is built from, as it is now. */
export const remoteSources = (id: string) => hashOf([...EVERYWHERE, relative(ROOT, remoteFolder(id))]);

/** What the host is built from, as it is now. */
export const hostSources = () =>
  hashOf([
    ...EVERYWHERE,
    'host',
    ...['data', 'firebase', 'platform', 'screens', 'ui', 'workflows'].map((name) => `shared/${name}`),
  ]);

/** Identity of a build of the functions as their sources are now. */
export const functionsBuildId = () => hashOf([...EVERYWHERE, 'shared/workflows', 'backend/functions']);
