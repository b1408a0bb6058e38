import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INTEGRITY_HASH } from '@fm/build/integrity-hash';

/** Subresource integrity of the named files of a folder, in base64 as browsers want it. */
export async function integrityOf(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const hashed = names.map(async (name) => {
    const digest = createHash(INTEGRITY_HASH)
      .update(await readFile(join(folder, name)))
      .digest('base64');
    return [name, `${INTEGRITY_HASH}-${digest}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
