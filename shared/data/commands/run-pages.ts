import type { PageAnswer } from '@fm/workflows/batch';
import type { CommandInput, CommandName, CommandValue } from '@fm/workflows/commands';
import type { DataFailure, Outcome } from '../failure';
import type { BulkProgress, BulkResult } from '../write/bulk';
import { newId } from '../write/new-id';
import { pause } from '../write/pause';
import { run } from './run';

/** Items that one command changes. */
const PAGE = 200;

/** Refusals of a whole page in a row after which the server is taken by its word: the role may have changed meanwhile. */
const MOST_REFUSALS = 3;

/** Pauses before a page is sent again that the server did not answer: together two minutes. */
const PAUSES_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000];

/** Names of commands that change many items and answer which of them they could not. */
export type PageCommand = {
  [N in CommandName]: CommandValue<N> extends PageAnswer ? N : never;
}[CommandName];

export interface PagesOptions {
  readonly onProgress?: ((progress: BulkProgress) => void) | undefined;
  /** Ends it after the page under way. */
  readonly signal?: AbortSignal | undefined;
  /** Items in one command: 200 when left out. */
  readonly size?: number | undefined;
  /** How long to wait before each further try where the server cannot be reached; two minutes in all when left out. */
  readonly pauses?: readonly number[] | undefined;
}

/** Failures that are about what was sent: the next page may well work out. */
const OF_PAGE: readonly DataFailure['kind'][] = ['invalid', 'conflict', 'missing', 'refused'];

/** Failures that pass, in the words of somebody who waits. */
const OF_NOW: Readonly<Partial<Record<DataFailure['kind'], string>>> = {
  unreachable: 'The server cannot be reached.',
  unconfirmed: 'The server did not answer in time.',
  quota: 'The server is busy.',
};

/**
 * Changes many items by commands of 200 each. A page that is not answered is sent again under its id, which the server
 * answers without changing anything twice; where that lasts, or whole pages are refused one after the other, it ends and
 * says what is left.
 */
export async function runPages<N extends PageCommand, Item>(
  name: N,
  items: readonly Item[],
  inputOf: (page: readonly Item[]) => CommandInput<N>,
  { onProgress, signal, size = PAGE, pauses = PAUSES_MS }: PagesOptions = {},
): Promise<BulkResult<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; failure: DataFailure }[] = [];
  let refusals = 0;
  const tell = (waiting?: string) =>
    onProgress?.({ done: done.length + failed.length, total: items.length, ...(waiting && { waiting }) });
  tell();
  for (let from = 0; from < items.length; from += size) {
    if (signal?.aborted) return { done, failed, left: items.slice(from) };
    const page = items.slice(from, from + size);
    const id = newId();
    const outcome = await answered(() => run(name, inputOf(page), { id, keep: false }), {
      pauses,
      signal,
      tell,
    });
    if (outcome.ok) {
      const { failed: some } = outcome.value as unknown as PageAnswer;
      const kept = new Map(some.map(({ at, failure }) => [at, failure]));
      for (const [at, item] of page.entries()) {
        const failure = kept.get(at);
        if (failure) failed.push({ item, failure });
        else done.push(item);
      }
      refusals = 0;
    } else {
      const { failure } = outcome;
      refusals = failure.kind === 'refused' ? refusals + 1 : 0;
      if (!OF_PAGE.includes(failure.kind) || refusals > MOST_REFUSALS)
        return { done, failed, left: items.slice(from), failure };
      failed.push(...page.map((item) => ({ item, failure })));
    }
    tell();
  }
  return { done, failed, left: [] };
}

interface Waiting {
  readonly pauses: readonly number[];
  readonly signal: AbortSignal | undefined;
  readonly tell: (waiting: string) => void;
}

/** The answer to a page, asked for again while the server cannot be reached. */
async function answered<T>(
  ask: () => Promise<Outcome<T>>,
  { pauses, signal, tell }: Waiting,
): Promise<Outcome<T>> {
  for (const wait of pauses) {
    const outcome = await ask();
    const passing = outcome.ok ? undefined : OF_NOW[outcome.failure.kind];
    if (passing === undefined || signal?.aborted) return outcome;
    tell(passing);
    await pause(wait, signal);
  }
  return ask();
}
