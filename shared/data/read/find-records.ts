import { type Count, isRecordId, MOST_COUNTED, type RecordKind, type Stored } from '@fm/domain/record';
import { searchToken, searchTokens } from '@fm/domain/tokens';
import { doc, firestore, getCountFromServer, getDoc, getDocs } from '@fm/firebase/firestore';
import { recordOf, recordsOf } from '../convert';
import { FailureSignal, failureOf, type Outcome, unreachable } from '../failure';
import { type Narrow, type Query, queryOf, specFor, specOfQuery } from '../live/query';
import { readPath } from '../live/read-path';

/** At most `size` records of a query, read once. */
export const findRecords = <R extends object>(
  collection: RecordKind<R>,
  build: Narrow<R>,
  size: number,
): Promise<Outcome<readonly Stored<R>[]>> => read(build(queryOf(collection)), size);

async function read<R extends object>(query: Query<R>, size: number): Promise<Outcome<readonly Stored<R>[]>> {
  try {
    const spec = specOfQuery(query);
    const { docs, metadata } = await getDocs(spec.bounded(size));
    // Without the server the SDK gives what it happens to remember: a part would pass for the whole.
    if (metadata.fromCache) throw new FailureSignal(unreachable);
    return { ok: true, value: recordsOf(spec.kind, docs) };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** How many records match a query, up to 1,000: one read. */
export async function countRecords<R extends object>(
  collection: RecordKind<R>,
  build: Narrow<R>,
): Promise<Outcome<Count>> {
  try {
    const spec = specFor(collection, build);
    const { count } = (await getCountFromServer(spec.unordered(MOST_COUNTED))).data();
    return { ok: true, value: { count, atLeast: count === MOST_COUNTED } };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** One record, read once; undefined when there is none. */
export async function findRecord<R extends object>(
  collection: RecordKind<R>,
  id: string,
): Promise<Outcome<Stored<R> | undefined>> {
  if (!isRecordId(id)) return { ok: true, value: undefined };
  try {
    const found = await getDoc(doc(firestore(), readPath(`${collection.path}/${id}`)));
    return { ok: true, value: recordOf<R>(collection, found) };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** How many records a search gives and reads. */
export interface SearchSize {
  /** Records given at a time. */
  readonly offered: number;
  /** Records looked through when several words are typed: the database takes one of them. */
  readonly lookedThrough: number;
}

/** What a field that searches takes. */
const FOR_FIELDS: SearchSize = { offered: 20, lookedThrough: 100 };

/**
 * Some records for what searches while typing, 20 where no size is named: those with every word typed, or the first
 * ones while there is none. `from` names the collection, the order, and narrows further, such as to one customer's
 * sites.
 */
export async function searchRecords<R extends object>(
  from: Query<R>,
  text: string,
  { offered, lookedThrough }: SearchSize = FOR_FIELDS,
): Promise<Outcome<readonly Stored<R>[]>> {
  const token = searchToken(text);
  const wanted = searchTokens(text);
  const search = (query: Query<R>) =>
    token === undefined ? query : query.where('tokens', 'array-contains', token);
  const found = await read<R>(
    from.where('trashed', '==', false).apply(search),
    wanted.length > 1 ? lookedThrough : offered,
  );
  if (!found.ok) return found;
  const fits = found.value.filter(({ tokens = [] }) => wanted.every((word) => tokens.includes(word)));
  return { ok: true, value: fits.slice(0, offered) };
}
