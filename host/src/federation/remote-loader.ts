import {
  CONTRACT,
  type Registry,
  type RegistryEntry,
  type RemoteId,
  type RemoteModule,
  takes,
  validateModule,
} from '@fm/contract';
import { within } from './deadline';
import { kindOf, LoadError, type RemoteFailure } from './remote-failure';
import { Store } from './store';

export type RemoteState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly attempt: number }
  | {
      readonly phase: 'ready';
      readonly attempt: number;
      readonly entry: RegistryEntry;
      readonly module: RemoteModule;
    }
  | { readonly phase: 'failed'; readonly attempt: number; readonly failure: RemoteFailure };

/** What a loader needs of the page; tests hand in their own. */
export interface LoaderPage {
  readonly registry: {
    load(): Promise<Registry>;
    reload(): Promise<Registry>;
    entry(id: RemoteId): RegistryEntry | undefined;
  };
  /** Number of this page's next repeated attempt, of whichever area: 1, 2, 3, … */
  nextRetry(): number;
  /** Fetches and runs the area; `retry` is 0 for a first attempt. Resolves to whatever the area exposes. */
  open(entry: RegistryEntry, retry: number): Promise<unknown>;
}

/** Loads one area, and again as often as asked. Knows neither React nor federation. */
export class RemoteLoader extends Store<RemoteState> {
  #attempt = 0;
  #running: Promise<void> | undefined;

  constructor(
    readonly id: RemoteId,
    private readonly page: LoaderPage,
  ) {
    super({ phase: 'idle' });
  }

  /**
   * Starts or joins a load; a failed area is tried again, a loaded one stays. Never rejects: what went wrong is in
   * the state.
   */
  open(): Promise<void> {
    const { phase } = this.getSnapshot();
    if (phase === 'idle') return this.#start(0);
    if (phase === 'failed') return this.retry();
    return this.#running ?? Promise.resolve();
  }

  /** Loads the area anew, also when it is loaded: nothing of the attempt before is used. Never rejects. */
  retry(): Promise<void> {
    if (this.getSnapshot().phase === 'loading') return this.#running ?? Promise.resolve();
    return this.#start(this.page.nextRetry());
  }

  #start(retry: number): Promise<void> {
    const attempt = ++this.#attempt;
    this.set({ phase: 'loading', attempt });
    this.#running = this.#load(retry).then(
      ({ entry, module }) => this.set({ phase: 'ready', attempt, entry, module }),
      (cause: unknown) => this.set({ phase: 'failed', attempt, failure: this.#failure(cause) }),
    );
    return this.#running;
  }

  async #load(retry: number) {
    const entry = await this.#entry(retry);
    if (!entry.enabled) throw new LoadError('disabled', 'The area is switched off.');
    if (!takes(entry.descriptor.contract))
      throw new LoadError(
        'incompatible',
        `The area wants contract ${entry.descriptor.contract}, the host has ${CONTRACT}.`,
      );
    const exposed = await within(entry.timeoutMs, this.page.open(entry, retry));
    return { entry, module: validateModule(exposed, entry.descriptor) };
  }

  async #entry(retry: number): Promise<RegistryEntry> {
    const { registry } = this.page;
    const known = await (retry === 0 ? registry.load() : registry.reload()).catch((cause: unknown) => {
      throw new LoadError('registry', 'The list of areas is not available.', { cause });
    });
    const entry = known.remotes.find(({ descriptor }) => descriptor.id === this.id);
    if (!entry) throw new LoadError('registry', `The list of areas does not name "${this.id}".`);
    return entry;
  }

  #failure(cause: unknown): RemoteFailure {
    const entry = this.page.registry.entry(this.id);
    return {
      kind: kindOf(cause),
      id: this.id,
      title: entry?.descriptor.title ?? this.id,
      at: new Date(),
      cause,
      ...(entry && {
        owner: entry.descriptor.owner,
        version: entry.descriptor.version,
        build: entry.build,
        ...(entry.notice !== null && { notice: entry.notice }),
      }),
    };
  }
}
