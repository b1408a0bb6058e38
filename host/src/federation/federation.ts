import type { RegistryEntry, RemoteId } from '@fm/contract';
import { warmModules } from './lazy-modules';
import { RegistryStore } from './registry-store';
import { type LoaderPage, RemoteLoader } from './remote-loader';
import { nextRetry, takeFreshPath } from './retries';
import { givenRegistryUrl } from './start-federation';

/** The areas of this page: which there are, and one loader for each. */
export class Federation implements LoaderPage {
  readonly registry: RegistryStore;
  readonly nextRetry = nextRetry;
  readonly #remotes = new Map<RemoteId, RemoteLoader>();

  constructor(readonly registryUrl: string) {
    this.registry = new RegistryStore(registryUrl);
  }

  remote(id: RemoteId): RemoteLoader {
    const known = this.#remotes.get(id);
    if (known) return known;
    const loader = new RemoteLoader(id, this);
    this.#remotes.set(id, loader);
    return loader;
  }

  async open(entry: RegistryEntry, retry: number): Promise<unknown> {
    if (retry > 0) takeFreshPath(retry);
    warmModules(entry.needs);
    const { openContainer } = await import(/* webpackChunkName: "federation" */ './container');
    return openContainer(entry, retry);
  }

  /**
   * Loads what a path needs before it is opened; a path of the host's own needs nothing. Resolves to whether all of it
   * arrived. Never rejects.
   */
  async warm(path: string): Promise<boolean> {
    const known = await this.registry.load().catch(() => undefined);
    if (!known) return false;
    const owner = known.remotes.find(({ descriptor }) =>
      descriptor.paths.some((own) => path === own || path.startsWith(`${own}/`)),
    );
    if (!owner?.enabled) return true;
    const loader = this.remote(owner.descriptor.id);
    await loader.open();
    return loader.getSnapshot().phase === 'ready';
  }
}

let page: Federation | undefined;

/** The areas of this page. Throws before `startFederation`. */
export function federation(): Federation {
  const url = givenRegistryUrl();
  if (page?.registryUrl !== url) page = new Federation(url);
  return page;
}
