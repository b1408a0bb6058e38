import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type HostBuild, hostBuildSchema } from './host-build';
import { ifThere } from './if-there';
import { ReleaseError } from './release-error';

/** What a build of the host says of itself, beside its page. */
export const BUILD = 'build.json';

/** Its time is when another build took the place of the one whose folder it lies in. */
export const REPLACED = 'replaced';

const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+(\.(gz|br))?$/;

/** Whether a file carries the hash of its content in its name, so that files of many builds can lie side by side. */
export const isHashed = (name: string) => HASHED.test(name);

/** Folder of what a build of the host has under names that every build has: its page, its icons, its account. */
export const hostFolder = (dist: string, build: string) => join(dist, 'hosts', build);

/** What a folder's `build.json` says; undefined without one. One that says less than it must counts as none. */
export async function readHostBuild(folder: string): Promise<HostBuild | undefined> {
  const file = join(folder, BUILD);
  if (!existsSync(file)) return undefined;
  const result = v.safeParse(hostBuildSchema, JSON.parse(await readFile(file, 'utf8')));
  return result.success ? result.output : undefined;
}

/** The build that is released: the one whose page `dist/host` has. */
export const releasedHost = (dist: string) => readHostBuild(join(dist, 'host'));

/** A build of the host in the store, and the instant from which nobody needed it, by the clock of the folder. */
export interface StoredHost {
  readonly host: HostBuild;
  readonly since: number;
}

/** All builds of the host in the store, also those whose files are missing; the one needed last comes first. */
export async function storedHosts(dist: string): Promise<StoredHost[]> {
  const names = await ifThere(readdir(join(dist, 'hosts')), []);
  const found = await Promise.all(
    names.map(async (name) => {
      const folder = join(dist, 'hosts', name);
      const host = await readHostBuild(folder);
      if (host?.build !== name) return [];
      // From when it was stored, if it was never released.
      const times = await Promise.all(
        [BUILD, REPLACED].map((file) =>
          stat(join(folder, file)).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        ),
      );
      return [{ host, since: Math.max(...times) }];
    }),
  );
  return found.flat().sort((a, b) => b.since - a.since);
}

/** Files of a build that are no longer where they belong. */
export const missingFiles = (dist: string, { build, files }: HostBuild): readonly string[] =>
  files.filter(
    (name) => !existsSync(join(isHashed(name) ? join(dist, 'host') : hostFolder(dist, build), name)),
  );

/** Builds of the host that are all there, the one needed last first. */
export async function completeHosts(dist: string): Promise<string[]> {
  const complete = (await storedHosts(dist)).filter(({ host }) => missingFiles(dist, host).length === 0);
  return complete.map(({ host }) => host.build);
}

/** A build of the host in the store. Rejects with a ReleaseError when it is not there, or files of it are not. */
export async function storedHost(dist: string, build: string): Promise<HostBuild> {
  const found = (await storedHosts(dist)).find(({ host }) => host.build === build);
  if (!found) {
    const there = (await completeHosts(dist)).join(', ') || 'none';
    throw new ReleaseError(`The host has no build ${build} in ${dist}. There: ${there}.`);
  }
  const missing = missingFiles(dist, found.host);
  if (missing.length > 0)
    throw new ReleaseError(
      `Build ${build} of the host lacks files in ${dist} (${missing.join(', ')}), and its page would not run. ` +
        'Deploy it again from its sources.',
    );
  return found.host;
}
