import {
  type RegistryEntry,
  type RemoteDescriptor,
  type RemoteId,
  type RemotePart,
  type RemoteSearch,
  type RemoteWidgets,
  validateSearch,
  validateWidgets,
} from '@fm/contract';
import { LazyPart } from '@fm/platform';
import { type AreasPage, loadFromArea, within } from './remote-loader';

/** Less than a whole area may take: beside other cards and other results nobody waits longer for one. */
const PART_TIMEOUT_MS = 4000;

/** What loading a part needs of the page; tests hand in their own. */
export interface PartPage extends AreasPage {
  open(entry: RegistryEntry, retry: number, part: RemotePart): Promise<unknown>;
}

/** A part with the folder of the release it was loaded from, once it was. */
interface Kept<T> {
  readonly part: LazyPart<T>;
  base?: string;
}

/**
 * What areas show outside their own pages, one loader for each: `load()` starts it, and again after a failure. Where the
 * registry has another release by now, the next to ask gets that one.
 */
export class AreaParts {
  readonly #widgets = new Map<RemoteId, Kept<RemoteWidgets>>();
  readonly #search = new Map<RemoteId, Kept<RemoteSearch>>();

  constructor(private readonly page: PartPage) {}

  /** The area's cards on the overview. */
  widgets(id: RemoteId): LazyPart<RemoteWidgets> {
    return this.#kept(this.#widgets, id, 'widgets', validateWidgets);
  }

  /** The area's part of the search. */
  search(id: RemoteId): LazyPart<RemoteSearch> {
    return this.#kept(this.#search, id, 'search', validateSearch);
  }

  /** Loads the cards of these areas. Never rejects. */
  async warmWidgets(entries: readonly RegistryEntry[]): Promise<void> {
    const parts = entries
      .filter(({ descriptor }) => descriptor.widgets?.length)
      .map(({ descriptor }) => this.widgets(descriptor.id));
    await Promise.all(parts.map((part) => part.warm()));
  }

  #kept<T>(
    all: Map<RemoteId, Kept<T>>,
    id: RemoteId,
    part: RemotePart,
    validate: (value: unknown, descriptor: RemoteDescriptor) => T,
  ): LazyPart<T> {
    const known = all.get(id);
    const base = this.page.registry.entry(id)?.base;
    if (known && (known.base === undefined || base === undefined || known.base === base)) return known.part;
    const kept: Kept<T> = {
      part: new LazyPart((retry) =>
        loadFromArea(this.page, id, retry, async (entry, listed) => {
          const exposed = await within(PART_TIMEOUT_MS, this.page.open(entry, retry, part));
          const valid = validate(exposed, entry.descriptor);
          kept.base = listed.base;
          return valid;
        }),
      ),
    };
    all.set(id, kept);
    return kept.part;
  }
}
