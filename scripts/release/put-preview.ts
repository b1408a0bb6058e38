import { join } from 'node:path';
import { PREVIEW, type Preview, type RegistryEntry } from '@fm/contract';
import { folderOf } from './stored-release';
import { writeAtomic } from './write-atomic';

/** Lets people with one of `roles`, everybody where there is none, look at a stored release before it is released. */
export async function putPreview(
  dist: string,
  entry: RegistryEntry,
  roles: readonly string[],
): Promise<void> {
  const preview: Preview = { schema: 1, entry, roles };
  const file = join(dist, 'remotes', entry.descriptor.id, folderOf(entry), PREVIEW);
  await writeAtomic(file, JSON.stringify(preview));
}

/** What follows the app's address for who looks at a release. */
export const previewQuery = (id: string, release: string): string => `/?preview=${id}@${release}`;
