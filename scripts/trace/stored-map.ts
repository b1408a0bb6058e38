import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { TraceMap } from '@jridgewell/trace-mapping';
import { ifThere } from '../release/if-there';
import { mapNameOf, mapsFolder, mapsOf } from '../release/maps';
import { releasedHost, storedHosts } from '../release/stored-host';
import type { BuiltScript } from './built-script';

const unzip = promisify(gunzip);

/** Releases of an area that are of one build: counts of failures name the build alone. */
async function releasesOf(dist: string, app: string, build: string): Promise<readonly string[]> {
  const names = await ifThere(readdir(mapsOf(dist, app)), []);
  return names.filter((name) => name.endsWith(`-${build}`));
}

/** The builds that may have a script. Its address names none of the host's: the released one counts first. */
async function buildsWith(dist: string, { app, release }: BuiltScript): Promise<readonly string[]> {
  if (release !== undefined) return [release, ...(await releasesOf(dist, app, release))];
  const released = await releasedHost(dist);
  const stored = (await storedHosts(dist)).map(({ host }) => host.build);
  return released ? [released.build, ...stored] : stored;
}

/** The source map of a script of ours; undefined when the store has none. */
export async function storedMap(dist: string, script: BuiltScript): Promise<TraceMap | undefined> {
  for (const build of await buildsWith(dist, script)) {
    const file = join(mapsFolder(dist, script.app, build), mapNameOf(script.file));
    const packed = await ifThere(readFile(file), undefined);
    if (packed) return new TraceMap((await unzip(packed)).toString());
  }
  return undefined;
}
