import { join } from 'node:path';
import { containerName, DIST, type Release, remoteConfig } from '@fm/build';
import type { RegistryEntry, RemoteDescriptor } from '@fm/contract';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { CLIENT } from './dev-client';
import { freePort } from './free-port';

/** Compiling may be under way when the area is first opened. */
const DEV_TIMEOUT_MS = 30_000;

/** An area under development and where its files are served. */
export interface AreaServer {
  readonly entry: RegistryEntry;
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves one area with Fast Refresh, on a port of its own; the page reaches it through the host's server. */
export async function startAreaServer(descriptor: RemoteDescriptor): Promise<AreaServer> {
  const release: Release = { id: descriptor.id, version: descriptor.version, build: 'dev' };
  const port = await freePort();
  const output = join(DIST, '.dev', descriptor.id);
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      client: { ...CLIENT, webSocketURL: `ws://127.0.0.1:${port}/ws` },
      setupExitSignals: false,
      static: false,
    },
    rspack(remoteConfig(release, { mode: 'development', output })),
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
