import { chunksOf } from '@fm/domain/record';
import type { CommandContext } from '../command';
import type { DocumentDatabase, DocumentQuery, DocumentTransaction, StoredDocument } from '../documents';
import { idOf } from '../documents';
import { FailureSignal } from '../failure';
import type { Unit } from '../unit';
import { actAsSystem } from './act-as-system';

/** Records asked for at a time. */
const DUE_PAGE = 50;

/** Records that share a transaction where several may: the counter of numbers is asked once for all of them. */
export const TOGETHER = 10;

/** Failures told in full; of more only their number is. */
const MOST_SHOWN = 20;

/** What was done, by what it is called. */
export type Counts = Readonly<Record<string, number>>;

/** How a job went: what it did, by what it is called, and what failed. */
export interface JobReport {
  readonly counts: Counts;
  readonly failures: readonly string[];
}

/** What is due, and how one record is dealt with. */
export interface Due {
  readonly query: (limit: number) => DocumentQuery;
  /** The documents of a page that need something, where the query alone cannot say; all of them when left out. */
  readonly look?: (
    transaction: DocumentTransaction,
    page: readonly StoredDocument[],
  ) => Promise<readonly StoredDocument[]>;
  /** Deals with one record and gives what that did; undefined where there was nothing to do any more. */
  readonly act: (unit: Unit, id: string, context: CommandContext) => Promise<Counts | undefined>;
  /**
   * Records that share a transaction, which makes many of them cheaper; 1 when left out. Where more do, none may read
   * what another one changes.
   */
  readonly together?: number;
  /** Reads together what dealing with these records looks at, which then asks for it one by one. */
  readonly prepare?: (unit: Unit, ids: readonly string[]) => Promise<void>;
  /** Told of a record that failed, with why. */
  readonly failed?: (id: string, error: unknown) => Promise<void>;
}

/**
 * Works through the records that a query finds, a page after the other, so that no more than a page is held at a time.
 * A record that fails is told and left for the next run; the others go on.
 */
export async function eachDue(database: DocumentDatabase, now: Date, due: Due): Promise<JobReport> {
  const { query, look = async (_, page) => page, together = 1 } = due;
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  const count = (done: Counts | undefined) => {
    for (const [name, number] of Object.entries(done ?? {})) counts[name] = (counts[name] ?? 0) + number;
  };
  const fail = async (id: string, error: unknown) => {
    failures.push(`${query(1).path}/${id}: ${reasonOf(error)}`);
    await due.failed?.(id, error);
  };
  for await (const needing of pagesOf(database, query, look))
    for (const some of chunksOf(needing, together)) {
      const ids = some.map(({ path }) => idOf(path));
      await dealWith(database, now, due, ids, { count, fail });
    }
  return { counts, failures: shownFailures(failures) };
}

/** What comes of each page that a query finds, one after the other: `use` has it in the transaction that finds it. */
export async function* pagesOf<T>(
  database: DocumentDatabase,
  query: (limit: number) => DocumentQuery,
  use: (transaction: DocumentTransaction, page: readonly StoredDocument[]) => Promise<T>,
): AsyncGenerator<T> {
  for (let last: StoredDocument | undefined, more = true; more; ) {
    const asked = { ...query(DUE_PAGE), ...(last && { after: last }) };
    yield await database.transact(async (transaction) => {
      const page = await transaction.find(asked);
      last = page.at(-1);
      more = page.length === DUE_PAGE;
      return use(transaction, page);
    });
  }
}

interface Told {
  count(done: Counts | undefined): void;
  fail(id: string, error: unknown): Promise<void>;
}

/** Deals with records in one transaction; where that fails as a whole, with each in one of its own. */
async function dealWith(
  database: DocumentDatabase,
  now: Date,
  due: Pick<Due, 'act' | 'prepare'>,
  ids: readonly string[],
  tell: Told,
): Promise<void> {
  try {
    const outcomes = await actAsSystem(database, now, async (unit, context) => {
      await due.prepare?.(unit, ids);
      const each = [];
      for (const id of ids) each.push({ id, outcome: await unit.attempt(() => due.act(unit, id, context)) });
      return each;
    });
    for (const { id, outcome } of outcomes)
      if (outcome.ok) tell.count(outcome.value);
      else await tell.fail(id, new FailureSignal(outcome.failure));
  } catch (error) {
    const [first, ...others] = ids;
    if (first !== undefined && others.length === 0) await tell.fail(first, error);
    else for (const id of ids) await dealWith(database, now, due, [id], tell);
  }
}

/** Why something failed, in words for people. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The first failures, and how many more there are. */
export const shownFailures = (failures: readonly string[]): readonly string[] =>
  failures.length <= MOST_SHOWN
    ? failures
    : [...failures.slice(0, MOST_SHOWN), `And ${failures.length - MOST_SHOWN} more.`];
