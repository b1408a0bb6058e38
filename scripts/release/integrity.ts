import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Subresource integrity of the named files of a folder, in base64 as browsers want it. The shortest hash that they take:
 * who signs in waits for a hundred of them.
 */
export async function integrityOf(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const hashed = names.map(async (name) => {
    const digest = createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('base64');
    return [name, `sha256-${digest}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
