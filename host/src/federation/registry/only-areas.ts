import type { Registry, RemoteId } from '@fm/contract';
import { Store } from '@fm/platform';
import { keepForTab, keptForTab, storageOfTab } from './tab-storage';

const KEY = 'fm.only';
const PARAMETER = 'only';

/**
 * The areas that this tab shows as if there were no others, for whoever works on one of them; all areas where none is
 * named. Kept for the life of the tab, and only where the environment allows it: elsewhere a link would take away what
 * somebody works with.
 */
export class OnlyAreas extends Store<readonly RemoteId[]> {
  constructor(
    private readonly isAllowed: boolean,
    private readonly storage = storageOfTab(),
  ) {
    super(isAllowed ? keptForTab(storage, KEY) : []);
  }

  /** Takes what an address such as `/customers?only=customers` asks for; gives the address without it. */
  take(address: URL): URL {
    const asked = address.searchParams.getAll(PARAMETER);
    if (this.isAllowed && asked.length > 0) this.#keep(asked);
    const rest = new URL(address);
    rest.searchParams.delete(PARAMETER);
    return rest;
  }

  clear(): void {
    this.#keep([]);
  }

  /** The registry as this tab reads it. */
  of(registry: Registry): Registry {
    const only = this.getSnapshot();
    if (only.length === 0) return registry;
    return {
      ...registry,
      remotes: registry.remotes.filter(({ descriptor }) => only.includes(descriptor.id)),
    };
  }

  #keep(only: readonly RemoteId[]): void {
    this.set(only);
    keepForTab(this.storage, KEY, only);
  }
}
