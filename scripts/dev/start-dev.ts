import type { RemoteDescriptor } from '@fm/contract';
import { buildApps } from '../release/build-apps';
import { appConfig } from '../serve/app-config';
import { besideRunning } from '../serve/beside-running';
import type { EmbeddedBackend } from '../serve/embedded-backend';
import { pageBackend } from '../serve/page-backend';
import type { Settings } from '../serve/settings';
import { startAreaServer } from './area-server';
import { freePort } from './free-port';
import { GALLERY_PATH, galleryOnDemand } from './gallery-server';
import { startHostServer } from './host-server';

interface Options extends Omit<Settings, 'dataDir'> {
  /** Folder of the embedded backend's data; null keeps it in memory. */
  readonly dataDir: string | null;
  /** The areas that the host shows. */
  readonly all: readonly RemoteDescriptor[];
  /** The areas served from source; the others are built. */
  readonly inWork: readonly RemoteDescriptor[];
}

/** The app under development. */
export interface RunningDev {
  readonly url: string;
  /** The parts of the interface; compiled when first opened. */
  readonly galleryUrl: string;
  readonly embedded: EmbeddedBackend | undefined;
  stop(): Promise<void>;
}

/** Serves host and areas with Fast Refresh, on the embedded backend with the demo data unless another one is set. */
export async function startDev({ all, inWork, ...settings }: Options): Promise<RunningDev> {
  const port = await freePort(settings.port);
  const asBuilt = all.filter((descriptor) => !inWork.includes(descriptor)).map(({ id }) => id);
  await buildApps(['functions', ...asBuilt]);
  const place = settings.firebase ? settings : await besideRunning(settings);
  const { choice, embedded } = await pageBackend({ ...settings, ...place, seed: true, liveFunctions: true });
  const areas = await Promise.all(inWork.map((descriptor) => startAreaServer(descriptor)));
  const gallery = galleryOnDemand();
  const config = appConfig(settings, choice);
  const host = await startHostServer({ port, config, areas, asBuilt, gallery });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    galleryUrl: url + GALLERY_PATH,
    embedded,
    async stop() {
      await Promise.all([host.stop(), gallery.stop(), ...areas.map((area) => area.stop())]);
      await embedded?.close();
    },
  };
}
