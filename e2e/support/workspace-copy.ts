import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '@fm/build/paths';

/** A copy of the sources that a test may change, with the installed packages of the repository. */
export interface WorkspaceCopy {
  readonly root: string;
  /** Replaces a text in a file; gives back what puts the file as it was. Throws when the text is not in it. */
  edit(file: string, text: string, by: string): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

const NOT_SOURCES = new Set(['node_modules', 'dist', '.git', '.data', '.cache', '.env']);

/** Builds lie in `build`, sources of ours in `shared/build`. */
const isSource = (path: string) => !NOT_SOURCES.has(basename(path)) && path !== join(ROOT, 'build');

/** Packages as links, but our own ones, which are those of the copy. */
export async function linkPackages(root: string): Promise<void> {
  const installed = join(ROOT, 'node_modules');
  const packages = join(root, 'node_modules');
  await mkdir(join(packages, '@fm'), { recursive: true });
  const linked = async (name: string) => symlink(await realpath(join(installed, name)), join(packages, name));
  await Promise.all((await readdir(installed)).filter((name) => name !== '@fm').map(linked));
  await Promise.all(
    (await readdir(join(installed, '@fm'))).map(async (name) => {
      const inRepository = await realpath(join(installed, '@fm', name));
      await symlink(join(root, inRepository.slice(ROOT.length)), join(packages, '@fm', name));
    }),
  );
}

/** Writes a file at the time that the run's clock shows: who follows files asks which changed since it began. */
async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  const now = new Date();
  await utimes(path, now, now);
}

export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'workspace-')));
  await cp(ROOT, root, { recursive: true, filter: isSource });
  await linkPackages(root);
  return {
    root,
    async edit(file, text, by) {
      const path = join(root, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} does not hold "${text}".`);
      await write(path, before.replace(text, by));
      return () => write(path, before);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
