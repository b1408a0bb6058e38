import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@fm/backend/seed';
import { BUILDS, standaloneConfig, standalonePage } from '@fm/build';
import type { RemoteDescriptor } from '@fm/contract';
import { SETTINGS_PATH, type StandaloneSettings } from '@fm/testing/standalone/settings';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { CLIENT } from '../dev/dev-client';
import { freePort } from '../dev/free-port';
import type { EmbeddedBackend } from '../serve/embedded-backend';

interface Options {
  readonly areas: readonly RemoteDescriptor[];
  readonly port: number;
  readonly companyTitle: string;
  readonly backend: EmbeddedBackend;
}

const { admin, office, manager, empty } = DEMO_ACCOUNTS;

/** Serves areas alone, each at its own paths, with Fast Refresh, on a backend that holds the demo. */
export async function startStandalone({ areas, port: wanted, companyTitle, backend }: Options) {
  const port = await freePort(wanted);
  const [first] = areas;
  const settings: StandaloneSettings = {
    companyTitle,
    firebase: backend.firebase,
    emulators: backend.emulators,
    people: [admin, office, manager, empty],
    password: DEMO_PASSWORD,
  };
  const middleware = (_request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(settings));
  };
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      client: CLIENT,
      setupExitSignals: false,
      static: false,
      historyApiFallback: {
        rewrites: areas.flatMap(({ id, paths }) =>
          paths.map((path) => ({ from: new RegExp(`^${path}(/|$)`), to: `/${standalonePage(id)}` })),
        ),
        ...(first && { index: `/${standalonePage(first.id)}` }),
      },
      setupMiddlewares: (middlewares) => [
        { name: 'fm-settings', path: SETTINGS_PATH, middleware },
        ...middlewares,
      ],
    },
    rspack(
      standaloneConfig(
        areas.map(({ id }) => id),
        { output: join(BUILDS, '.dev', 'standalone') },
      ),
    ),
  );
  await server.start();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}
