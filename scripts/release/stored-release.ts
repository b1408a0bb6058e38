import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RegistryEntry, validateRegistry } from '@fm/contract';
import { ifThere } from './if-there';
import { integrityOf } from './integrity';
import { ReleaseError } from './release-error';

/** What a release says of itself, beside its files. */
export const RELEASE = 'release.json';

/** Folder of a release inside the area's folder: `1.0.0-3f9c1e2a`. */
export const folderOf = ({ descriptor, build }: Pick<RegistryEntry, 'descriptor' | 'build'>) =>
  `${descriptor.version}-${build}`;

/** Folders of an area's complete releases in the store, the newest first. */
export async function storedReleases(dist: string, id: string): Promise<string[]> {
  const folder = join(dist, 'remotes', id);
  const names = await ifThere(readdir(folder), []);
  const found = await Promise.all(
    names.map(async (name) => {
      const about = await stat(join(folder, name, RELEASE)).catch(() => undefined);
      return about ? [{ name, made: about.mtimeMs }] : [];
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.made - a.made)
    .map(({ name }) => name);
}

async function readRelease(dist: string, id: string, folder: string): Promise<RegistryEntry> {
  const file = join(dist, 'remotes', id, folder, RELEASE);
  const text = await ifThere(readFile(file, 'utf8'), undefined);
  if (text === undefined) {
    const there = (await storedReleases(dist, id)).join(', ') || 'none';
    throw new ReleaseError(`${id} has no release ${folder} in ${dist}. There: ${there}.`);
  }
  const registry = validateRegistry({ schema: 1, revision: 0, remotes: [JSON.parse(text)] }, file);
  const [entry] = registry.remotes;
  if (!entry) throw new ReleaseError(`${file} is empty.`);
  return entry;
}

/** A release as it was made. Rejects with a ReleaseError when it is not there or its files are not what they were. */
export async function storedRelease(dist: string, id: string, folder: string): Promise<RegistryEntry> {
  const entry = await readRelease(dist, id, folder);
  const files = Object.keys(entry.integrity);
  const nothing: Record<string, string> = {};
  const found = await ifThere(integrityOf(join(dist, 'remotes', id, folder), files), nothing);
  const damaged = files.filter((file) => found[file] !== entry.integrity[file]);
  if (damaged.length > 0)
    throw new ReleaseError(
      `${id} ${folder} is damaged in the store (${damaged.join(', ')}), and a page would refuse it. ` +
        'Remove its folder and deploy it again from its sources.',
    );
  return entry;
}
