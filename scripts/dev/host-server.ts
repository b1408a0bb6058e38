import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BUILDS, hostConfig, remoteFolder } from '@fm/build';
import type { Registry, RemoteId } from '@fm/contract';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readRegistry } from '../release/registry-file';
import { appHandler } from '../serve/app-handler';
import type { AreaServer } from './area-server';
import { currentDescriptors } from './current-descriptors';
import { CLIENT } from './dev-client';
import { GALLERY_PATH, type GalleryOnDemand } from './gallery-server';
import { withoutRetry } from './retry-path';

interface Options {
  readonly port: number;
  /** What `/config.json` says. */
  readonly config: object;
  readonly areas: readonly AreaServer[];
  /** The areas that are not under development. */
  readonly asBuilt: readonly RemoteId[];
  readonly gallery: GalleryOnDemand;
}

/**
 * Areas as they are built, and those under development. Undated and with a revision above any store's: a browser that
 * knows a list from another server at this address believes this one, and then that one again.
 */
async function registryWith(
  areas: readonly AreaServer[],
  asBuilt: readonly RemoteId[],
  current: ReturnType<typeof currentDescriptors>,
): Promise<Registry> {
  const built = await readRegistry(BUILDS);
  const rest = built.remotes.filter(({ descriptor }) => asBuilt.includes(descriptor.id));
  const inWork = await current(
    areas.map(({ entry }) => entry),
    rest,
  );
  return { schema: 1, revision: Date.now(), remotes: [...rest, ...inWork] };
}

type Next = (error?: unknown) => void;

/**
 * Serves the host with Fast Refresh at the addresses of production: `/registry.json`, `/config.json`,
 * `/remotes/<id>/…`, and retries' own paths. At `/gallery` it leads to the parts of the interface.
 */
export async function startHostServer(options: Options): Promise<RspackDevServer> {
  const { port, config, areas, asBuilt, gallery } = options;
  const current = currentDescriptors();
  const built = appHandler({ dist: BUILDS, config, headers: {} });

  const middleware = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inWork = areas.some(({ entry }) => pathname.startsWith(entry.base));
    if (pathname === '/boot.js') response.setHeader('Content-Type', 'text/javascript').end();
    else if (pathname === '/registry.json')
      registryWith(areas, asBuilt, current).then((registry) => {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(registry));
      }, next);
    else if (pathname === GALLERY_PATH)
      gallery.address().then((address) => {
        response.writeHead(307, { Location: address }).end();
      }, next);
    else if (pathname === '/config.json' || (pathname.startsWith('/remotes/') && !inWork))
      built(request, response);
    else next();
  };

  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      client: CLIENT,
      setupExitSignals: false,
      static: false,
      historyApiFallback: true,
      // The page learns from them before any code of an area runs.
      watchFiles: areas.map(({ entry }) => join(remoteFolder(entry.descriptor.id), 'remote.config.ts')),
      proxy: areas.map(({ entry, port: target }) => ({
        pathFilter: (path: string) => path.startsWith(entry.base),
        target: `http://127.0.0.1:${target}`,
        pathRewrite: (path: string) => path.replace(entry.base, '/'),
      })),
      setupMiddlewares: (middlewares) => [
        { name: 'fm-retries', middleware: withoutRetry },
        { name: 'fm-app', middleware },
        ...middlewares,
      ],
    },
    rspack(hostConfig({ mode: 'development', output: join(BUILDS, '.dev', 'host') })),
  );
  await server.start();
  return server;
}
