import type { Registry, RegistryEntry, RemoteId } from '@fm/contract';
import { Store } from '@fm/platform';
import { isPreview, withPreviews } from './releases-for-some';
import { keepForTab, keptForTab, storageOfTab } from './tab-storage';

const OVERRIDES_KEY = 'fm.overrides';
const ONLY_KEY = 'fm.only';
/** `override` brings a developer's build, `preview` a release of the store, each as `area@where`. */
const OVERRIDE_PARAMETERS = ['override', 'preview'] as const;
const ONLY_PARAMETER = 'only';
const FORM = /^([a-z][a-z0-9-]*)@(.+)$/;

/** What stands in the place of areas: the folder of a developer's build, or the folder's name of a release in the store. */
export type Overridden = Readonly<Record<RemoteId, string>>;

/** The folder, with a trailing slash, if it is on the developer's own machine. */
function localFolder(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'http:' || url.hostname !== 'localhost') return undefined;
  return new URL(url.pathname.replace(/\/?$/, '/'), url.origin).href;
}

/**
 * Builds in place of deployed areas, kept for the life of the tab: from a developer's own machine where the environment
 * allows it, and releases that were put into the store to be looked at. Other addresses do not count; whoever sends a
 * link cannot put code of theirs into the page.
 */
export class Overrides extends Store<Overridden> {
  /** Of whom looks; undefined before somebody is signed in. */
  #role: string | undefined;

  constructor(
    private readonly takesLocal: boolean,
    private readonly storage = storageOfTab(),
  ) {
    super({});
    this.set(this.#parseAll(keptForTab(storage, OVERRIDES_KEY)));
  }

  /**
   * Takes what an address such as `/?override=customers@http://localhost:7101/` or `/?preview=customers@1.1.0-3f9c1e2a`
   * asks for; gives the address without it.
   */
  take(address: URL): URL {
    const asked = OVERRIDE_PARAMETERS.flatMap((name) => address.searchParams.getAll(name));
    this.#keep({ ...this.getSnapshot(), ...this.#parseAll(asked) });
    const rest = new URL(address);
    for (const name of OVERRIDE_PARAMETERS) rest.searchParams.delete(name);
    return rest;
  }

  /** Uses the deployed build of an area again. */
  drop(id: RemoteId): void {
    const { [id]: _, ...rest } = this.getSnapshot();
    this.#keep(rest);
  }

  clear(): void {
    this.#keep({});
  }

  /** Says who looks. Gives whether the areas are to be asked for again: a preview may be for others alone. */
  isFor(role: string): boolean {
    const isNews = this.#role !== role && Object.values(this.getSnapshot()).some(isPreview);
    this.#role = role;
    return isNews;
  }

  /**
   * The registry as this tab reads it: with what is looked at in the place of what is deployed, and switched on for
   * whoever works on an area, also where operators switched it off.
   */
  async putInto(registry: Registry): Promise<Registry> {
    const own = this.getSnapshot();
    const remotes = registry.remotes.map((entry) => {
      if (own[entry.descriptor.id] === undefined) return entry;
      const { canary: _, ...forAll } = entry;
      return { ...forAll, enabled: true };
    });
    const previews = Object.entries(own).filter(([, where]) => isPreview(where));
    return withPreviews({ ...registry, remotes }, previews, this.#role);
  }

  /** The entry as this tab loads it. */
  applyTo(entry: RegistryEntry): RegistryEntry {
    const { id } = entry.descriptor;
    const base = this.getSnapshot()[id];
    if (base === undefined || isPreview(base)) return entry;
    // Nothing is known of a build in work, its hashes neither.
    const own = { name: `${id.replaceAll('-', '_')}_override`, build: 'override', integrity: {}, needs: [] };
    return { ...entry, ...own, base, manifest: 'mf-manifest.json' };
  }

  #parseAll(pairs: readonly string[]): Overridden {
    return Object.fromEntries(
      pairs.flatMap((pair) => {
        const [, id, where] = FORM.exec(pair) ?? [];
        if (id === undefined || where === undefined) return [];
        const known = isPreview(where) ? where : this.takesLocal ? localFolder(where) : undefined;
        return known === undefined ? [] : [[id, known]];
      }),
    );
  }

  #keep(overridden: Overridden): void {
    this.set(overridden);
    keepForTab(
      this.storage,
      OVERRIDES_KEY,
      Object.entries(overridden).map(([id, where]) => `${id}@${where}`),
    );
  }
}

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
    super(isAllowed ? keptForTab(storage, ONLY_KEY) : []);
  }

  /** Takes what an address such as `/customers?only=customers` asks for; gives the address without it. */
  take(address: URL): URL {
    const asked = address.searchParams.getAll(ONLY_PARAMETER);
    if (this.isAllowed && asked.length > 0) this.#keep(asked);
    const rest = new URL(address);
    rest.searchParams.delete(ONLY_PARAMETER);
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
    keepForTab(this.storage, ONLY_KEY, only);
  }
}
