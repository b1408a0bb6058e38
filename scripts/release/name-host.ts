import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE_BEGINS = '<html ';

/**
 * Names a build of the host by what it comes to, eight hex digits of a hash over all that is served of it and what is
 * told `about` it, and writes the name into its page: the one file that no other knows by its content.
 */
export async function nameHost(building: string, about: string): Promise<string> {
  const files = await readdir(building, { recursive: true, withFileTypes: true });
  const served = files
    .filter((file) => file.isFile() && !file.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(building.length + 1))
    .sort();
  const hash = createHash('sha256').update(about);
  for (const file of served) hash.update(`${file}\0`).update(await readFile(join(building, file)));
  const build = hash.digest('hex').slice(0, 8);
  const page = join(building, 'index.html');
  const html = await readFile(page, 'utf8');
  if (!html.includes(PAGE_BEGINS)) throw new Error(`${page} has no ${PAGE_BEGINS}.`);
  await writeFile(page, html.replace(PAGE_BEGINS, `${PAGE_BEGINS}data-build="${build}" `));
  return build;
}
