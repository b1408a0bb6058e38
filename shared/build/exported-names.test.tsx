import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import recorded from './exported-names.json';
import { OWN_SHARED } from './shared-modules';

const FILE = join(__dirname, 'exported-names.json');

async function exportedNames(): Promise<Record<string, readonly string[]>> {
  const names: Record<string, readonly string[]> = {};
  for (const module of OWN_SHARED) names[module] = Object.keys((await import(module)) as object).sort();
  return names;
}

// Areas are deployed alone: what is taken away here is missing in them. `WRITE_NAMES=yes npx jest exported-names`.
it('shared modules export the names that are written down, so that whoever reviews a change sees what it takes away', async () => {
  const names = await exportedNames();
  if (process.env.WRITE_NAMES) writeFileSync(FILE, `${JSON.stringify(names, null, 2)}\n`);
  else expect(names).toEqual(recorded);
});
