import type { Registry, RegistryEntry } from '@fm/contract';
import { type LoadedRegistry, loadRegistry } from './registry';
import { Store } from './store';

export type RegistryState =
  | { readonly phase: 'loading' }
  /** `staleBecause` is set when the server did not answer and the last good copy is used. */
  | ({ readonly phase: 'ready' } & LoadedRegistry)
  | { readonly phase: 'failed'; readonly cause: unknown };

/** The areas there are, fetched once per page, and again when an area is tried again or to see what changed. */
export class RegistryStore extends Store<RegistryState> {
  readonly #load: () => Promise<LoadedRegistry>;
  #current: Promise<Registry> | undefined;

  constructor(url: string, load: (url: string) => Promise<LoadedRegistry> = loadRegistry) {
    super({ phase: 'loading' });
    this.#load = () => load(url);
  }

  /** Starts or joins the fetch. Rejects when the areas are not known; the next call then asks anew. */
  load(): Promise<Registry> {
    this.#current ??= this.#fetch();
    return this.#current;
  }

  /** Asks the server again. What was known stays in use until it answers. */
  reload(): Promise<Registry> {
    this.#current = undefined;
    return this.load();
  }

  /** Looks whether anything changed. What is known stays when nothing did, or the server does not say. Never rejects. */
  async poll(): Promise<void> {
    const loaded = await this.#load().catch(() => undefined);
    if (!loaded || loaded.staleBecause !== undefined) return;
    const known = this.getSnapshot();
    const same =
      known.phase === 'ready' &&
      known.staleBecause === undefined &&
      JSON.stringify(known.registry) === JSON.stringify(loaded.registry);
    if (same) return;
    this.#current = Promise.resolve(loaded.registry);
    this.set({ phase: 'ready', ...loaded });
  }

  /** The area as last known, before or without a fetch. */
  entry(id: string): RegistryEntry | undefined {
    const state = this.getSnapshot();
    if (state.phase !== 'ready') return undefined;
    return state.registry.remotes.find(({ descriptor }) => descriptor.id === id);
  }

  async #fetch(): Promise<Registry> {
    if (this.getSnapshot().phase === 'failed') this.set({ phase: 'loading' });
    try {
      const loaded = await this.#load();
      this.set({ phase: 'ready', ...loaded });
      return loaded.registry;
    } catch (cause) {
      this.#current = undefined;
      if (this.getSnapshot().phase !== 'ready') this.set({ phase: 'failed', cause });
      throw cause;
    }
  }
}
