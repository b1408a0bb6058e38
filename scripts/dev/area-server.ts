import { join } from 'node:path';
import { BUILDS, containerName, type Release, remoteConfig } from '@fm/build';
import type { RegistryEntry, RemoteDescriptor } from '@fm/contract';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { CLIENT } from './dev-client';
import { freePort } from './free-port';
import { withoutRetry } from './retry-path';

/** Compiling may be under way when the area is first opened. */
const DEV_TIMEOUT_MS = 30_000;

/** Lets a page from another origin read the files; browsers ask about the own machine separately. */
const accessFrom = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Private-Network': 'true',
});

/** An area under development and where its files are served. */
export interface AreaServer {
  readonly entry: RegistryEntry;
  readonly port: number;
  stop(): Promise<void>;
}

interface Options {
  /** Origin of a deployed host that takes the files from here itself; else they come through the host's dev server. */
  readonly deployedHost?: string;
}

/** Serves one area on a port of its own: with Fast Refresh, or reloading the page of a deployed host. */
export async function startAreaServer(
  descriptor: RemoteDescriptor,
  { deployedHost }: Options = {},
): Promise<AreaServer> {
  const release: Release = { id: descriptor.id, version: descriptor.version, build: 'dev' };
  const port = await freePort();
  const output = join(BUILDS, '.dev', descriptor.id);
  const alone = deployedHost !== undefined;
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: !alone,
      liveReload: alone,
      client: { ...CLIENT, webSocketURL: `ws://localhost:${port}/ws` },
      // The page has the name of its own server in the header: the dev server's, or the deployed host's.
      allowedHosts: ['localhost', '127.0.0.1', ...(alone ? [new URL(deployedHost).hostname] : [])],
      headers: alone ? accessFrom(deployedHost) : {},
      setupExitSignals: false,
      static: false,
      setupMiddlewares: (middlewares) => [{ name: 'fm-retries', middleware: withoutRetry }, ...middlewares],
    },
    rspack(remoteConfig(release, { mode: 'development', output, refresh: !alone })),
  );
  await server.start();
  return {
    port,
    entry: {
      descriptor,
      name: containerName(release),
      build: 'dev',
      base: `/remotes/${descriptor.id}/dev/`,
      manifest: 'mf-manifest.json',
      needs: [],
      // Files change under the same name.
      integrity: {},
      enabled: true,
      notice: null,
      timeoutMs: DEV_TIMEOUT_MS,
    },
    stop: () => server.stop(),
  };
}
