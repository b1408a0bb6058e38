import type { Registry, RegistryEntry } from '@fm/contract';
import { Store } from '@fm/platform';
import { isOlder, type LoadedRegistry, loadRegistry } from './registry';

export type RegistryState =
  | { readonly phase: 'loading' }
  /** `staleBecause` is set when the last good copy is used: the server did not answer, or lags behind that copy. */
  | ({ readonly phase: 'ready' } & LoadedRegistry)
  | { readonly phase: 'failed'; readonly cause: unknown };

/** The areas there are, fetched once per page, and again when an area is tried again or to see what changed. */
export class RegistryStore extends Store<RegistryState> {
  readonly #load: () => Promise<LoadedRegistry>;
  #current: Promise<Registry> | undefined;
  /** As it was loaded, before anything was chosen in it. */
  #loaded: Registry | undefined;

  /** `choose` gives the registry as who looks at this page has it. */
  constructor(
    url: string,
    load: (url: string, cache: RequestCache) => Promise<LoadedRegistry> = loadRegistry,
    private readonly choose: (registry: Registry) => Registry = (registry) => registry,
  ) {
    super({ phase: 'loading' });
    let cache: RequestCache = 'default';
    this.#load = async () => {
      const asked = load(url, cache);
      cache = 'no-cache';
      return this.#withRunning(await asked);
    };
  }

  /** Chooses anew in what is known, at once: somebody else looks. */
  chooseAgain(): void {
    const known = this.getSnapshot();
    if (known.phase !== 'ready' || !this.#loaded) return;
    const registry = this.choose(this.#loaded);
    if (JSON.stringify(registry) === JSON.stringify(known.registry)) return;
    this.#current = Promise.resolve(registry);
    this.set({ ...known, registry });
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
    if (!loaded) return;
    const known = this.getSnapshot();
    if (known.phase === 'ready' && isOlder(loaded.registry, known.registry)) return;
    const registry = this.#chosenIn(loaded);
    const same = known.phase === 'ready' && JSON.stringify(known.registry) === JSON.stringify(registry);
    if (same && (known.staleBecause === undefined || loaded.staleBecause !== undefined)) return;
    this.#current = Promise.resolve(registry);
    this.set({ phase: 'ready', ...loaded, registry });
  }

  /** The area as last known, before or without a fetch. */
  entry(id: string): RegistryEntry | undefined {
    const state = this.getSnapshot();
    if (state.phase !== 'ready') return undefined;
    return state.registry.remotes.find(({ descriptor }) => descriptor.id === id);
  }

  /** Build of the host that the server has now; undefined where the server did not say so. */
  get host(): string | undefined {
    const state = this.getSnapshot();
    return state.phase === 'ready' && state.staleBecause === undefined ? state.registry.host : undefined;
  }

  /** An area whose new release speaks of what this host does not know stays as it was known, until the page is loaded anew. */
  #withRunning(loaded: LoadedRegistry): LoadedRegistry {
    const known = this.getSnapshot();
    if (known.phase !== 'ready') return loaded;
    const refused = new Set(loaded.refused.map(({ area }) => area));
    // Of some, the release for some people alone is refused.
    const named = new Set(loaded.registry.remotes.map(({ descriptor }) => descriptor.id));
    const kept = known.registry.remotes.filter(({ descriptor: { id } }) => refused.has(id) && !named.has(id));
    if (kept.length === 0) return loaded;
    return { ...loaded, registry: { ...loaded.registry, remotes: [...loaded.registry.remotes, ...kept] } };
  }

  #chosenIn({ registry }: LoadedRegistry): Registry {
    this.#loaded = registry;
    return this.choose(registry);
  }

  async #fetch(): Promise<Registry> {
    if (this.getSnapshot().phase === 'failed') this.set({ phase: 'loading' });
    try {
      const loaded = await this.#load();
      const known = this.getSnapshot();
      if (known.phase === 'ready' && isOlder(loaded.registry, known.registry)) return known.registry;
      const registry = this.#chosenIn(loaded);
      this.set({ phase: 'ready', ...loaded, registry });
      return registry;
    } catch (cause) {
      this.#current = undefined;
      if (this.getSnapshot().phase !== 'ready') this.set({ phase: 'failed', cause });
      throw cause;
    }
  }
}
