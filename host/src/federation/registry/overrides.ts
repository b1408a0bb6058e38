import type { Registry, RegistryEntry, RemoteId } from '@fm/contract';
import { Store } from '@fm/platform';

const KEY = 'fm.overrides';
const PARAMETER = 'override';
const FORM = /^([a-z][a-z0-9-]*)@(.+)$/;

/** Folders of developers' builds by the area each takes the place of. */
export type Overridden = Readonly<Record<RemoteId, string>>;

/** The folder, with a trailing slash, if it is on the developer's own machine. */
function localFolder(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'http:' || url.hostname !== 'localhost') return undefined;
  return new URL(url.pathname.replace(/\/?$/, '/'), url.origin).href;
}

function parse(override: string): Overridden {
  const [, id, address] = FORM.exec(override) ?? [];
  const folder = address === undefined ? undefined : localFolder(address);
  return id !== undefined && folder !== undefined ? { [id]: folder } : {};
}

function kept(storage: Storage): Overridden {
  const pairs = (storage.getItem(KEY) ?? '').split(' ').map(parse);
  return Object.assign({}, ...pairs) as Overridden;
}

/**
 * Builds from a developer's own machine in place of deployed areas, kept for the life of the tab. Only addresses at
 * `localhost` count; whoever sends a link cannot put code of theirs into the page.
 */
export class Overrides extends Store<Overridden> {
  constructor(private readonly storage: Storage = sessionStorage) {
    super(kept(storage));
  }

  /**
   * Takes the overrides of an address such as `/?override=customers@http://localhost:7101/`; gives the address
   * without them.
   */
  take(address: URL): URL {
    const asked = address.searchParams.getAll(PARAMETER).map(parse);
    this.#keep(Object.assign({}, this.getSnapshot(), ...asked) as Overridden);
    const rest = new URL(address);
    rest.searchParams.delete(PARAMETER);
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

  /** The registry as this tab reads it: whoever works on an area has it, also where operators switched it off. */
  switchOn(registry: Registry): Registry {
    const own = this.getSnapshot();
    const remotes = registry.remotes.map((entry) =>
      own[entry.descriptor.id] === undefined ? entry : { ...entry, enabled: true },
    );
    return { ...registry, remotes };
  }

  /** The entry as this tab loads it. */
  applyTo(entry: RegistryEntry): RegistryEntry {
    const { id } = entry.descriptor;
    const base = this.getSnapshot()[id];
    if (base === undefined) return entry;
    // Nothing is known of a build in work, its hashes neither.
    const own = { name: `${id.replaceAll('-', '_')}_override`, build: 'override', integrity: {}, needs: [] };
    return { ...entry, ...own, base, manifest: 'mf-manifest.json' };
  }

  #keep(overridden: Overridden): void {
    const pairs = Object.entries(overridden).map(([id, folder]) => `${id}@${folder}`);
    if (pairs.length === 0) this.storage.removeItem(KEY);
    else this.storage.setItem(KEY, pairs.join(' '));
    this.set(overridden);
  }
}
