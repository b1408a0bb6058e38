import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import type { DemoRecords } from '@fm/domain/record';

/** What the areas of the repository bring into the demo: the lists that their `src/demo.ts` files give, where they have one. */
export async function areaDemos(root = ROOT): Promise<DemoRecords[]> {
  const areas = (await readdir(join(root, 'remotes'))).sort();
  const files = areas.map((id) => join(root, 'remotes', id, 'src', 'demo.ts')).filter(existsSync);
  const modules = await Promise.all(
    files.map((file) => import(file) as Promise<{ readonly default: readonly DemoRecords[] }>),
  );
  return modules.flatMap((module) => module.default);
}
