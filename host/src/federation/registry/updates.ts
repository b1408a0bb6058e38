import type { RegistryEntry, RemoteId } from '@fm/contract';
import { Store } from '@fm/platform';
import type { RemoteLoader } from '../loading/remote-loader';

/** The host or an area of this page that has another release by now. */
export interface Update {
  readonly title: string;
  /** What tells the release that a reload would bring from others: its folder, or the host's build. */
  readonly release: string;
}

/** The build of the host in this page and, as far as the registry says so, on the server. */
export interface HostBuilds {
  readonly running: string | undefined;
  deployed(): string | undefined;
}

/**
 * The host and the areas that somebody looked at, as far as the registry has another release of them. A page keeps
 * what it runs: the new release is offered, and taken with a reload. What was only loaded ahead is exchanged without a
 * word.
 */
export class Updates extends Store<readonly Update[]> {
  readonly #loaders: RemoteLoader[] = [];

  constructor(
    private readonly now: (id: RemoteId) => RegistryEntry | undefined,
    private readonly host: HostBuilds,
  ) {
    super([]);
  }

  follow(loader: RemoteLoader): void {
    this.#loaders.push(loader);
    loader.subscribe(() => this.compare());
  }

  compare(): void {
    for (const loader of this.#loaders) if (this.#replaced(loader)) loader.drop();
    const areas = this.#loaders.flatMap((loader) => this.#replaced(loader) ?? []);
    const found = [...this.#replacedHost(), ...areas];
    if (JSON.stringify(found) !== JSON.stringify(this.getSnapshot())) this.set(found);
  }

  #replacedHost(): readonly Update[] {
    const [running, deployed] = [this.host.running, this.host.deployed()];
    const replaced = running !== undefined && deployed !== undefined && deployed !== running;
    return replaced ? [{ title: 'this app', release: deployed }] : [];
  }

  #replaced(loader: RemoteLoader): Update | undefined {
    const state = loader.getSnapshot();
    const now = this.now(loader.id);
    if (state.phase !== 'ready' || !now || now.base === state.part.entry.base) return undefined;
    return { title: now.descriptor.title, release: now.base };
  }
}
