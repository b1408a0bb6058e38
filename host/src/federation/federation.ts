import type { AppPath, RegistryEntry, RemoteId } from '@fm/contract';
import { warmModules } from './lazy-modules';
import { RegistryStore } from './registry-store';
import { type LoaderPage, RemoteLoader } from './remote-loader';

/** Where the host's bundler looks for further files. */
declare let __webpack_public_path__: string;

/** The areas of this page: which there are, and one loader for each. */
export class Federation implements LoaderPage {
  readonly registry: RegistryStore;
  readonly #remotes = new Map<RemoteId, RemoteLoader>();
  #retries = 0;

  constructor(registryUrl: string) {
    this.registry = new RegistryStore(registryUrl);
  }

  remote(id: RemoteId): RemoteLoader {
    const known = this.#remotes.get(id);
    if (known) return known;
    const loader = new RemoteLoader(id, this);
    this.#remotes.set(id, loader);
    return loader;
  }

  nextRetry(): number {
    return ++this.#retries;
  }

  async open(entry: RegistryEntry, retry: number): Promise<unknown> {
    // The host's own files get a new address as well, or a hung one would be waited for again.
    if (retry > 0) __webpack_public_path__ = `/~${retry}/`;
    warmModules(entry.needs);
    const { openContainer } = await import('./container');
    return openContainer(entry, retry);
  }

  /** Loads what a path needs before it is opened. Never rejects; a path of the host's own loads nothing. */
  async warm(path: string): Promise<void> {
    const known = await this.registry.load().catch(() => undefined);
    const owner = known?.remotes.find(({ descriptor }) => ownsPath(descriptor.paths, path));
    if (owner?.enabled) await this.remote(owner.descriptor.id).open();
  }
}

const ownsPath = (paths: readonly AppPath[], path: string) =>
  paths.some((own) => path === own || path.startsWith(`${own}/`));

let page: Federation | undefined;

/** Says once per page where the areas are listed, and starts to fetch the list when it is asked for. */
export function startFederation({ registryUrl }: { readonly registryUrl: string }): Federation {
  page = new Federation(registryUrl);
  return page;
}

/** The areas of this page. Throws before `startFederation`. */
export function federation(): Federation {
  if (!page) throw new Error('startFederation must be called first.');
  return page;
}
