import type { PageAnswer } from '@fm/workflows/batch';
import type { CommandRequest } from '@fm/workflows/command';
import type { DataFailure, Outcome } from '../failure';
import type { BulkProgress, BulkResult } from '../write/bulk';
import { pause } from '../write/pause';

/** Refusals of a whole page in a row after which the server is taken by its word: the role may have changed meanwhile. */
const MOST_REFUSALS = 3;

/** Pauses before a page is sent again that the server did not answer: together two minutes. */
const PAUSES_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000];

/** Failures that are about what was sent: the next page may well work out. */
const OF_PAGE: readonly DataFailure['kind'][] = ['invalid', 'conflict', 'missing', 'refused'];

/** Failures that pass, in the words of somebody who waits. */
const OF_NOW: Readonly<Partial<Record<DataFailure['kind'], string>>> = {
  unreachable: 'The server cannot be reached.',
  unconfirmed: 'The server did not answer in time.',
  quota: 'The server is busy.',
  early: 'The server is being updated.',
};

/** Whether a failure is not about the command: it may have been made, or will be when it is asked for later. */
export const isPassing = ({ kind }: DataFailure): boolean => OF_NOW[kind] !== undefined;

/** One command of many, and the items it is about, in the order in which it names them. */
export interface Page<Item> {
  readonly request: CommandRequest;
  readonly items: readonly Item[];
}

/** An item that was not changed, with why. */
export type Failed<Item> = BulkResult<Item>['failed'][number];

/** An item that was not changed, as people read of it. */
export interface NamedFailure {
  readonly name: string;
  readonly message: string;
}

/** Items that were not changed, as people read of them. */
export const namedFailures = <Item>(
  failed: readonly Failed<Item>[],
  nameOf: (item: Item) => string = String,
): readonly NamedFailure[] =>
  failed.map(({ item, failure: { message } }) => ({ name: nameOf(item), message }));

export interface SendOptions<Item> {
  /** Sends one command. Never rejects for what can be expected. */
  readonly send: (request: CommandRequest) => Promise<Outcome<unknown>>;
  /** Items that pages before these have settled. */
  readonly before?: number;
  readonly onProgress?: ((progress: BulkProgress) => void) | undefined;
  /** Told what became of the items of each page, before the next one is sent. */
  readonly onAnswer?: ((done: readonly Item[], failed: readonly Failed<Item>[]) => Promise<void>) | undefined;
  /** Ends it after the page under way. */
  readonly signal?: AbortSignal | undefined;
  /** How long to wait before each further try where the server cannot be reached; two minutes in all when left out. */
  readonly pauses?: readonly number[] | undefined;
}

/**
 * Sends pages one after the other. A page that is not answered is sent again under its id, which the server answers
 * without changing anything twice; where that lasts, or whole pages are refused one after the other, it ends and says
 * what is left.
 */
export async function sendPages<Item>(
  pages: readonly Page<Item>[],
  { send, before = 0, onProgress, onAnswer, signal, pauses = PAUSES_MS }: SendOptions<Item>,
): Promise<BulkResult<Item>> {
  const done: Item[] = [];
  const failed: Failed<Item>[] = [];
  const total = before + pages.reduce((sum, { items }) => sum + items.length, 0);
  let refusals = 0;
  const leftFrom = (at: number) => pages.slice(at).flatMap(({ items }) => items);
  const tell = (waiting?: string) =>
    onProgress?.({ done: before + done.length + failed.length, total, ...(waiting && { waiting }) });
  tell();
  for (const [at, { request, items }] of pages.entries()) {
    if (signal?.aborted) return { done, failed, left: leftFrom(at) };
    const outcome = await whole(request, (part) => answered(() => send(part), { pauses, signal, tell }));
    const page = split(items, outcome);
    if (outcome.ok) refusals = 0;
    else {
      const { failure } = outcome;
      refusals = failure.kind === 'refused' ? refusals + 1 : 0;
      if (!OF_PAGE.includes(failure.kind) || refusals > MOST_REFUSALS)
        return { done, failed, left: leftFrom(at), failure };
    }
    done.push(...page.done);
    failed.push(...page.failed);
    await onAnswer?.(page.done, page.failed);
    tell();
  }
  return { done, failed, left: [] };
}

/**
 * The answer to a page once all of it is done: what one transaction of the server does not take, the next ones do, each
 * under an id that a page that is sent again has again.
 */
async function whole(
  request: CommandRequest,
  ask: (request: CommandRequest) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  for (let part = 1; ; part += 1) {
    const outcome = await ask(part === 1 ? request : { ...request, id: `${request.id}-${part}` });
    if (!outcome.ok || !(outcome.value as PageAnswer).more) return outcome;
  }
}

/** What the answer to a page says of each of its items. */
function split<Item>(items: readonly Item[], outcome: Outcome<unknown>) {
  if (!outcome.ok) {
    const { failure } = outcome;
    return { done: [], failed: items.map((item) => ({ item, failure })) };
  }
  const { failed } = outcome.value as PageAnswer;
  const why = new Map(failed.map(({ at, failure }) => [at, failure]));
  const isDone = (_: Item, at: number) => !why.has(at);
  return {
    done: items.filter(isDone),
    failed: items.flatMap((item, at) => {
      const failure = why.get(at);
      return failure ? [{ item, failure }] : [];
    }),
  };
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
