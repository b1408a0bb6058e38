import {
  type RegistryEntry,
  type RemoteId,
  type RemoteSearch,
  type SearchHit,
  validateHits,
} from '@fm/contract';
import { matchesAll } from '@fm/domain/tokens';
import { type LazyPart, Store } from '@fm/platform';

import { within } from '../federation/loading/remote-loader';

/** Hits of one area: more are behind "Show all". */
export const HITS_PER_AREA = 5;
/** When an area is said to be slow, and when it is given up, in milliseconds. */
const SLOW_MS = 800;
const GIVEN_UP_MS = 4000;
/** How long nothing is typed before records are looked for. */
const PAUSE_MS = 150;

/** What one area has answered so far. */
export type AreaAnswer =
  /** The hits are those of what was typed before, as far as they still fit. */
  | { readonly phase: 'searching'; readonly slow: boolean; readonly hits: readonly SearchHit[] }
  | { readonly phase: 'found'; readonly hits: readonly SearchHit[] }
  | { readonly phase: 'failed' };

type Answers = Readonly<Record<RemoteId, AreaAnswer>>;

/** Looks for records in many areas at once. None waits for another, and what nobody wants any more is aborted. */
export class RecordSearch extends Store<Answers> {
  #areas: readonly RegistryEntry[] = [];
  #query = '';
  #asked = new AbortController();
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly partOf: (id: RemoteId) => LazyPart<RemoteSearch>) {
    super({});
  }

  /**
   * Takes the areas to look in, for what is typed already too: they may be known later than that. Fetches their search
   * ahead of the first letter, which reads no record.
   */
  lookIn(areas: readonly RegistryEntry[]): void {
    this.#areas = areas;
    for (const { descriptor } of areas) void this.partOf(descriptor.id).load();
    this.ask(this.#query);
  }

  /** Looks for what is typed now, once the typing pauses. */
  ask(query: string): void {
    this.stop();
    this.#query = query.trim();
    const asked = this.#areas.filter(
      ({ descriptor: { search } }) => this.#query.length >= (search?.minChars ?? Number.POSITIVE_INFINITY),
    );
    const before = this.getSnapshot();
    this.set(
      Object.fromEntries(
        asked.map(({ descriptor: { id } }) => [
          id,
          this.#isMissing(id)
            ? { phase: 'failed' }
            : { phase: 'searching', slow: false, hits: this.#still(before[id]) },
        ]),
      ),
    );
    this.#pause = setTimeout(() => {
      for (const area of asked) {
        // Its code may have failed to arrive since.
        if (this.#isMissing(area.descriptor.id)) this.#answer(area.descriptor.id, { phase: 'failed' });
        else void this.#search(area);
      }
    }, PAUSE_MS);
  }

  /** Asks an area that did not answer once more. */
  async retry(id: RemoteId): Promise<void> {
    const area = this.#areas.find(({ descriptor }) => descriptor.id === id);
    if (!area) return;
    const part = this.partOf(id);
    this.#answer(id, { phase: 'searching', slow: false, hits: [] });
    void part.load();
    await this.#search(area);
  }

  /** Wants no answer any more. */
  stop(): void {
    clearTimeout(this.#pause);
    this.#asked.abort();
    this.#asked = new AbortController();
  }

  /** Its code did not arrive. It is not asked for again with every letter: there is a Retry for that. */
  #isMissing(id: RemoteId): boolean {
    return this.partOf(id).getSnapshot().phase === 'failed';
  }

  #still(answer: AreaAnswer | undefined): readonly SearchHit[] {
    if (!answer || answer.phase === 'failed') return [];
    return answer.hits.filter(({ title, detail }) => matchesAll([title, detail], this.#query));
  }

  async #search(area: RegistryEntry): Promise<void> {
    const { id } = area.descriptor;
    const { signal } = this.#asked;
    const slow = setTimeout(() => {
      const answer = this.getSnapshot()[id];
      if (!signal.aborted && answer?.phase === 'searching') this.#answer(id, { ...answer, slow: true });
    }, SLOW_MS);
    try {
      const hits = await within(GIVEN_UP_MS, this.#hits(area, signal));
      if (!signal.aborted) this.#answer(id, { phase: 'found', hits });
    } catch (error) {
      if (signal.aborted) return;
      console.error(`The search in ${id} failed.`, error);
      this.#answer(id, { phase: 'failed' });
    } finally {
      clearTimeout(slow);
    }
  }

  async #hits({ descriptor }: RegistryEntry, signal: AbortSignal): Promise<readonly SearchHit[]> {
    const part = this.partOf(descriptor.id);
    await part.load();
    const state = part.getSnapshot();
    if (state.phase !== 'ready') throw state.phase === 'failed' ? state.error : new Error('Not there yet.');
    const found = await state.part.search(this.#query, { signal, limit: HITS_PER_AREA });
    return validateHits(found, descriptor).slice(0, HITS_PER_AREA);
  }

  #answer(id: RemoteId, answer: AreaAnswer): void {
    this.set({ ...this.getSnapshot(), [id]: answer });
  }
}
