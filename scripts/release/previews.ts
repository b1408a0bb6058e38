import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEW, type Preview, type RegistryEntry } from '@fm/contract';
import { ifThere } from './if-there';
import { ReleaseError } from './release-error';
import { folderOf } from './stored-release';
import { writeAtomic } from './write-atomic';

/** A stored release that people may look at by its address. */
interface ShownRelease {
  readonly folder: string;
  /** Roles of those who may look; everybody who signs in where it is empty. */
  readonly roles: readonly string[];
}

const previewIn = (dist: string, id: string, folder: string) => join(dist, 'remotes', id, folder, PREVIEW);

/** Lets people with one of `roles`, everybody where there is none, look at a stored release before it is released. */
export async function putPreview(
  dist: string,
  entry: RegistryEntry,
  roles: readonly string[],
): Promise<void> {
  const preview: Preview = { schema: 1, entry, roles };
  await writeAtomic(previewIn(dist, entry.descriptor.id, folderOf(entry)), JSON.stringify(preview));
}

/** The previews of an area, by name. */
export async function previewsOf(dist: string, id: string): Promise<readonly ShownRelease[]> {
  const folders = await ifThere(readdir(join(dist, 'remotes', id)), []);
  const shown = await Promise.all(
    folders.sort().map(async (folder) => {
      const text = await ifThere(readFile(previewIn(dist, id, folder), 'utf8'), undefined);
      return text === undefined ? [] : [{ folder, roles: (JSON.parse(text) as Preview).roles }];
    }),
  );
  return shown.flat();
}

/** Nobody opens the preview of a release any more; its files stay. Rejects with a ReleaseError where there is none. */
export async function endPreview(dist: string, id: string, folder: string): Promise<void> {
  const shown = (await previewsOf(dist, id)).map((preview) => preview.folder);
  if (!shown.includes(folder))
    throw new ReleaseError(`${id} has no preview "${folder}". There: ${shown.join(', ') || 'none'}.`);
  await rm(previewIn(dist, id, folder));
}

/** What follows the app's address for who looks at a release. */
export const previewQuery = (id: string, release: string): string => `/?preview=${id}@${release}`;
