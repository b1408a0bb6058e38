import {
  CONTRACT,
  type Registry,
  type RegistryEntry,
  type RemoteId,
  type RemoteModule,
  takes,
  validateModule,
} from '@fm/contract';
import { Store } from '@fm/platform';
import { within } from './deadline';
import { failureOf, kindOf, LoadError, type RemoteFailure } from './remote-failure';

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
  /**
   * The entry as this page loads it: a build in work may stand in its place. Throws a LoadError when it must not be
   * loaded at all.
   */
  admit(entry: RegistryEntry): RegistryEntry;
  online(): boolean;
  /** Gives up what the host waits for, after a load that took too long. */
  dropHungFiles(): void;
  /** Number of this page's next repeated attempt, of whichever area: 1, 2, 3, … */
  nextRetry(): number;
  /** Fetches and runs the area; `retry` is 0 for a first attempt. Resolves to whatever the area exposes. */
  open(entry: RegistryEntry, retry: number): Promise<unknown>;
}

/** Loads one area, and again as often as asked. Knows neither React nor federation. */
export class RemoteLoader extends Store<RemoteState> {
  #attempt = 0;
  #running: Promise<void> | undefined;
  #seen = false;

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

  /** Somebody looks at the area: it stays as it is loaded for as long as the page does. */
  keep(): void {
    this.#seen = true;
  }

  /** Forgets what was loaded ahead and nobody has looked at, so that the area opens as the registry then says. */
  letGo(): void {
    if (this.getSnapshot().phase === 'ready' && !this.#seen) this.set({ phase: 'idle' });
  }

  /** Loads the area anew, also when it is loaded: nothing of the attempt before is used. Never rejects. */
  retry(): Promise<void> {
    const state = this.getSnapshot();
    if (state.phase === 'loading') return this.#running ?? Promise.resolve();
    if (state.phase === 'failed' && state.failure.kind === 'timeout') this.page.dropHungFiles();
    return this.#start(this.page.nextRetry());
  }

  #start(retry: number): Promise<void> {
    const attempt = ++this.#attempt;
    this.set({ phase: 'loading', attempt });
    this.#running = this.#load(attempt, retry).then(
      ({ entry, module }) => this.set({ phase: 'ready', attempt, entry, module }),
      (cause: unknown) => this.set({ phase: 'failed', attempt, failure: this.#failure(cause) }),
    );
    return this.#running;
  }

  async #load(attempt: number, retry: number) {
    const entry = this.page.admit(await this.#entry(retry));
    if (!entry.enabled) throw new LoadError('disabled', 'The area is switched off.');
    if (!takes(entry.descriptor.contract))
      throw new LoadError(
        'incompatible',
        `The area wants contract ${entry.descriptor.contract}, the host has ${CONTRACT}.`,
      );
    const exposed = await within(entry.timeoutMs, this.#tries(attempt, entry, retry));
    return { entry, module: validateModule(exposed, entry.descriptor) };
  }

  /** Asks again by itself where a moment may be all it takes; who pressed Retry is told at once. */
  async #tries(attempt: number, entry: RegistryEntry, retry: number): Promise<unknown> {
    for (const pause of retry === 0 ? pausesWithin(entry.timeoutMs) : []) {
      try {
        return await this.page.open(entry, retry);
      } catch (error) {
        if (!worthAnotherTry(error) || !this.page.online()) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
        // Past its deadline the attempt is over, and the next one may be under way.
        const state = this.getSnapshot();
        if (state.phase !== 'loading' || state.attempt !== attempt) throw error;
        retry = this.page.nextRetry();
      }
    }
    return this.page.open(entry, retry);
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
    const kind = kindOf(cause);
    return entry
      ? failureOf(kind, entry, cause)
      : { kind, id: this.id, title: this.id, at: new Date(), cause };
  }
}

/** How long to wait before each automatic try, in milliseconds; the longest are for areas with time enough. */
const PAUSES = [
  { longest: 500, share: 1 / 16 },
  { longest: 2000, share: 1 / 4 },
] as const;

/** The waits between the automatic tries of a load that may take `timeoutMs` in all. */
const pausesWithin = (timeoutMs: number): readonly number[] =>
  PAUSES.map(({ longest, share }) => Math.min(longest, timeoutMs * share));

/** Whether the same request may succeed a moment later without anybody doing something. */
const worthAnotherTry = (error: unknown) => kindOf(error) === 'unreachable';
