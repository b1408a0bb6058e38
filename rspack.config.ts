import { join } from 'node:path';
import { hostConfig, readDescriptor, remoteConfig, remoteIds, unnamedRelease } from '@fm/build';
import { ROOT } from '@fm/build/paths';
import type { Configuration } from '@rspack/core';

interface Env {
  /** `host`, an area, or several with commas between; all when left out. */
  readonly app?: string;
}

/** Beside the builds of `npm run build`: what the compiler cleans away here, no page has open. */
const OUTPUT = join(ROOT, 'build', 'rspack');

async function configOf(app: string): Promise<Configuration> {
  if (app === 'host') return hostConfig({ mode: 'production', output: join(OUTPUT, 'host') });
  const { release, naming } = unnamedRelease(await readDescriptor(app));
  return remoteConfig(release, { mode: 'production', output: join(OUTPUT, 'remotes', app), naming });
}

/** `rspack build`, or `rspack build --env app=customers`: compiles into `build/rspack/`. What is served and released is made by `npm run build` and `npm run deploy` alone. */
export default async ({ app }: Env = {}): Promise<Configuration[]> => {
  const apps = app ? app.split(',') : ['host', ...(await remoteIds())];
  return Promise.all(apps.map(configOf));
};
