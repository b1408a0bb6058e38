import { join } from 'node:path';
import {
  DIST,
  hostConfig,
  readDescriptor,
  releaseFolder,
  releaseOf,
  remoteConfig,
  remoteIds,
} from '@fm/build';
import type { Configuration } from '@rspack/core';

interface Env {
  /** `host`, an area, or several with commas between; all when left out. */
  readonly app?: string;
}

async function configOf(app: string): Promise<Configuration> {
  if (app === 'host') return hostConfig({ mode: 'production' });
  const release = await releaseOf(await readDescriptor(app));
  return remoteConfig(release, {
    mode: 'production',
    output: join(DIST, 'remotes', app, releaseFolder(release)),
  });
}

/** `rspack build`, or `rspack build --env app=customers`: compiles alone; `npm run build` also makes a release. */
export default async ({ app }: Env = {}): Promise<Configuration[]> => {
  const apps = app ? app.split(',') : ['host', ...(await remoteIds())];
  return Promise.all(apps.map(configOf));
};
