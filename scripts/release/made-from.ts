import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from './if-there';
import { writeAtomic } from './write-atomic';

/** How many builds of an app are remembered: as many as somebody goes back and forth between. */
const REMEMBERED = 20;

/** By app, hashes of sources and the builds they came to, the last one last. */
type MadeFrom = Readonly<Record<string, readonly (readonly [sources: string, build: string])[]>>;

const fileIn = (builds: string) => join(builds, '.made-from.json');

const readMadeFrom = async (builds: string): Promise<MadeFrom> =>
  JSON.parse(await ifThere(readFile(fileIn(builds), 'utf8'), '{}')) as MadeFrom;

/** What these sources of an app came to; undefined where they were not built, or long ago. */
export async function builtFrom(builds: string, app: string, sources: string): Promise<string | undefined> {
  const known = (await readMadeFrom(builds))[app] ?? [];
  return known.find(([from]) => from === sources)?.[1];
}

/** Remembers what sources came to, so that they need not be built again. Whoever builds has the lock. */
export async function rememberBuild(
  builds: string,
  app: string,
  sources: string,
  build: string,
): Promise<void> {
  const all = await readMadeFrom(builds);
  const others = (all[app] ?? []).filter(([from]) => from !== sources);
  const own = [...others, [sources, build] as const].slice(-REMEMBERED);
  await writeAtomic(fileIn(builds), JSON.stringify({ ...all, [app]: own }, null, 2));
}
