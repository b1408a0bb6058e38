import { join } from 'node:path';
import { BUILDS, galleryConfig } from '@fm/build';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { CLIENT } from './dev-client';
import { freePort } from './free-port';

/** Where `npm run dev` shows the gallery. */
export const GALLERY_PATH = '/gallery';

/** The gallery under development. */
export interface GalleryServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves every part of the interface in every state, with Fast Refresh. */
export async function startGalleryServer(wanted = 0): Promise<GalleryServer> {
  const port = await freePort(wanted);
  const server = new RspackDevServer(
    { host: '127.0.0.1', port, hot: true, client: CLIENT, setupExitSignals: false, static: false },
    rspack(galleryConfig({ output: join(BUILDS, '.dev', 'gallery') })),
  );
  await server.start();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}

/** Starts the gallery when it is asked for: most days nobody does, and it compiles the whole kit a second time. */
export function galleryOnDemand() {
  let started: Promise<GalleryServer> | undefined;
  return {
    async address(): Promise<string> {
      started ??= startGalleryServer();
      return (await started).url;
    },
    async stop(): Promise<void> {
      await (await started)?.stop();
    },
  };
}

export type GalleryOnDemand = ReturnType<typeof galleryOnDemand>;
