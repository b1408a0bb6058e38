import { type Registry, type RegistryEntry, type RemoteId, type RemotePart, takes } from '@fm/contract';
import { readStoredUser } from '../auth/stored-user';
import { AreaLog } from './area-log';
import { LoadError } from './failure/remote-failure';
import { AreaParts } from './loading/area-parts';
import { dropHungFiles, warmModules } from './loading/lazy-modules';
import { prefetchFiles } from './loading/prefetch-files';
import { type LoaderPage, RemoteLoader } from './loading/remote-loader';
import { OnlyAreas, Overrides } from './registry/overrides';
import { loadRegistry } from './registry/registry';
import { RegistryStore } from './registry/registry-store';
import { chosenFor } from './registry/releases-for-some';
import { Updates } from './registry/updates';
import { type FederationSettings, federationSettings } from './start-federation';

/** The areas of this page: which there are, and one loader for each. */
export class Federation implements LoaderPage {
  readonly registry: RegistryStore;
  readonly dropHungFiles = dropHungFiles;
  readonly log = new AreaLog();
  readonly overrides: Overrides;
  readonly only: OnlyAreas;
  readonly updates: Updates;
  readonly parts = new AreaParts(this);
  readonly #remotes = new Map<RemoteId, RemoteLoader>();
  /** Who looks, by e-mail: whom this browser remembers, before the session is checked. */
  #person = readStoredUser()?.email;

  constructor(readonly settings: FederationSettings) {
    const isForDevelopers = settings.allowOverrides === true;
    const overrides = new Overrides(isForDevelopers);
    const only = new OnlyAreas(isForDevelopers);
    this.overrides = overrides;
    this.only = only;
    this.registry = new RegistryStore(
      settings.registryUrl,
      async (url, cache) => {
        const loaded = await loadRegistry(url, cache);
        return { ...loaded, registry: await overrides.putInto(loaded.registry) };
      },
      (registry) => chosenFor(only.of(registry), this.#person),
    );
    this.updates = new Updates((id) => this.#admitted(id), {
      running: settings.hostBuild,
      deployed: () => this.registry.host,
    });
    this.registry.subscribe(() => this.updates.compare());
  }

  /** Says who is signed in, before an area is shown: some releases are for some people. */
  isFor(person: string): void {
    if (person === this.#person) return;
    this.#person = person;
    this.registry.chooseAgain();
  }

  remote(id: RemoteId): RemoteLoader {
    const known = this.#remotes.get(id);
    if (known) return known;
    const loader = new RemoteLoader(id, this);
    this.#remotes.set(id, loader);
    this.log.follow(loader);
    this.updates.follow(loader);
    return loader;
  }

  /** What an area would be loaded from now; undefined when it would not be. */
  #admitted(id: RemoteId): RegistryEntry | undefined {
    const entry = this.registry.entry(id);
    try {
      return entry?.enabled ? this.admit(entry) : undefined;
    } catch {
      return undefined;
    }
  }

  /** The areas that run in this page, as they were loaded. */
  get running(): readonly RegistryEntry[] {
    return [...this.#remotes.values()].flatMap((loader) => {
      const state = loader.getSnapshot();
      return state.phase === 'ready' ? [state.part.entry] : [];
    });
  }

  readonly online = () => navigator.onLine;

  admit(entry: RegistryEntry): RegistryEntry {
    const own = this.overrides.applyTo(entry);
    if (own === entry) assertTrusted(entry, this.settings.remoteOrigins ?? []);
    return own;
  }

  async open(entry: RegistryEntry, retry: number, part: RemotePart = 'module'): Promise<unknown> {
    if (part === 'module') {
      this.log.tried(entry.descriptor.id);
      warmModules(entry.needs);
    }
    const { openContainer } = await import(/* webpackChunkName: "federation" */ './loading/container');
    return openContainer(entry, retry, part);
  }

  /**
   * Has the browser fetch the files of the area that a path belongs to. Nothing of it runs: what is wrong with an area is
   * nobody's trouble who does not open it. Resolves to false when its server hangs. Never rejects.
   */
  async fetchAhead(path: string): Promise<boolean> {
    const known = await this.registry.load().catch(() => undefined);
    if (!known) return false;
    const owner = ownerOf(known, path);
    if (!owner || !isOffered(owner) || this.remote(owner.descriptor.id).getSnapshot().phase !== 'idle')
      return true;
    const entry = this.#admitted(owner.descriptor.id);
    if (!entry) return true;
    warmModules(entry.needs);
    return prefetchFiles(entry);
  }

  /**
   * Loads what a path needs before it is opened: an area, the cards of all areas for the overview, nothing for another
   * path of the host's own or an area that would not run. Resolves to false when the area's server hangs, where asking
   * for more would take the page's connections. Never rejects.
   */
  async warm(path: string): Promise<boolean> {
    const known = await this.registry.load().catch(() => undefined);
    if (!known) return false;
    if (path === '/') {
      await this.parts.warmWidgets(known.remotes.filter(isOffered));
      return true;
    }
    const owner = ownerOf(known, path);
    if (!owner || !isOffered(owner)) return true;
    const loader = this.remote(owner.descriptor.id);
    await loader.warm();
    const state = loader.getSnapshot();
    return !(state.phase === 'failed' && state.error.kind === 'timeout');
  }
}

/** The area that a path belongs to. */
export const ownerOf = ({ remotes }: Registry, path: string): RegistryEntry | undefined =>
  remotes.find(({ descriptor }) =>
    descriptor.paths.some((own) => path === own || path.startsWith(`${own}/`)),
  );

/** Whether an area's cards, commands and records are offered: it is switched on, and built for this host. */
export const isOffered = ({ enabled, descriptor }: RegistryEntry): boolean =>
  enabled && takes(descriptor.contract);

let page: Federation | undefined;

/** The areas of this page. Throws before `startFederation`. */
export function federation(): Federation {
  const settings = federationSettings();
  if (page?.settings !== settings) page = new Federation(settings);
  return page;
}

/**
 * Refuses, before anything is requested, an area whose files lie neither on our own origin nor on one of `origins`.
 * Throws a LoadError of kind `untrusted`.
 */
function assertTrusted({ base, manifest }: RegistryEntry, origins: readonly string[]): void {
  const { origin } = new URL(base + manifest, document.baseURI);
  if (origin !== location.origin && !origins.includes(origin))
    throw new LoadError('untrusted', `${origin} is not an origin that areas may come from.`);
}
