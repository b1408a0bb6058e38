import type { RegistryEntry, RemoteId } from '@fm/contract';
import type { RemoteLoader } from './remote-loader';
import { Store } from './store';

/** An area of this page that has another release by now. */
export interface AreaUpdate {
  readonly title: string;
  /** Folder of the release that a reload would bring. */
  readonly base: string;
}

/**
 * Areas that somebody looked at and that the registry has another release of. A page keeps what it runs: the new
 * release is offered, and taken with a reload. What was only loaded ahead is exchanged without a word.
 */
export class Updates extends Store<readonly AreaUpdate[]> {
  readonly #loaders: RemoteLoader[] = [];

  constructor(private readonly now: (id: RemoteId) => RegistryEntry | undefined) {
    super([]);
  }

  follow(loader: RemoteLoader): void {
    this.#loaders.push(loader);
    loader.subscribe(() => this.compare());
  }

  compare(): void {
    for (const loader of this.#loaders) if (this.#replaced(loader)) loader.letGo();
    const found = this.#loaders.flatMap((loader) => this.#replaced(loader) ?? []);
    if (JSON.stringify(found) !== JSON.stringify(this.getSnapshot())) this.set(found);
  }

  #replaced(loader: RemoteLoader): AreaUpdate | undefined {
    const state = loader.getSnapshot();
    const now = this.now(loader.id);
    if (state.phase !== 'ready' || !now || now.base === state.entry.base) return undefined;
    return { title: now.descriptor.title, base: now.base };
  }
}
