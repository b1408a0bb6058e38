import { copyBeside } from '@fm/domain/crew-copy';
import { ERASURES_PATH, type Erasure, withoutPerson } from '@fm/domain/erasure';
import { ALL_KINDS } from '@fm/domain/kinds';
import { chunksOf } from '@fm/domain/record';
import { idOf } from '@fm/workflows/documents';
import type { JobReport } from '@fm/workflows/system';
import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** Documents looked at in one go. */
const PAGE = 300;
/** Documents changed in one transaction. */
const TOGETHER = 20;
/** People erased in one run; the others wait for the next. */
const MOST_PEOPLE = 20;

/** Without people in them, or copies that follow; contents of files are large, and nobody can look into them. */
const LEFT_ALONE = ['counters', 'crew', 'content', ERASURES_PATH];
/** Collections below records, and what lies there that is no kind. */
const BELOW = [
  ...new Set(ALL_KINDS.flatMap(({ path }) => (path.includes('/') ? [idOf(path)] : []))),
  'privateEvents',
  'notifications',
];

/**
 * Goes through all records and the history and replaces people who were erased, a page at a time. Ended half-way, the next run
 * goes on from there; who is done is forgotten for good.
 */
export async function erasePeople(database: Firestore): Promise<JobReport> {
  const waiting = await database.collection(ERASURES_PATH).limit(MOST_PEOPLE).get();
  if (waiting.empty) return { counts: {}, failures: [] };
  const roots = (await database.listCollections()).map(({ id }) => id);
  const collections = [...roots, ...BELOW].filter((name) => !LEFT_ALONE.includes(name)).sort();
  let documents = 0;
  for (const { ref } of waiting.docs) {
    const before = (await ref.get()).data() as Erasure | undefined;
    const first = collections.indexOf(before?.place?.collection ?? '');
    for (const collection of collections.slice(Math.max(first, 0)))
      documents += await eraseIn(database, ref, collection, BELOW.includes(collection));
    await ref.delete();
  }
  return { counts: { people: waiting.size, documents }, failures: [] };
}

/** Goes through one collection, or all of a name, from where the last run ended. Gives how many documents were changed. */
async function eraseIn(
  database: Firestore,
  ref: DocumentReference,
  collection: string,
  isBelow: boolean,
): Promise<number> {
  const person = (await ref.get()).data() as Erasure;
  const place = person.place?.collection === collection ? person.place.path : undefined;
  const all = isBelow ? database.collectionGroup(collection) : database.collection(collection);
  const query = all.orderBy(FieldPath.documentId()).limit(PAGE);
  let changed = 0;
  for (let last = place === undefined ? undefined : database.doc(place); ; ) {
    const { docs } = await (last ? query.startAfter(isBelow ? last : last.id) : query).get();
    const named = docs.filter((found) => names(found, person));
    for (const some of chunksOf(named, TOGETHER)) await eraseAll(database, some, person);
    changed += named.length;
    last = docs.at(-1)?.ref;
    if (docs.length < PAGE || !last) return changed;
    await ref.update({ place: { collection, path: last.path } });
  }
}

/** Whether a document has something of the person in it. */
function names(found: QueryDocumentSnapshot, person: Erasure): boolean {
  const data = found.data();
  return withoutPerson(found.ref.path, data, person) !== data;
}

/** Replaces the person in documents as they are now, and in what the crew reads of them. */
const eraseAll = (
  database: Firestore,
  found: readonly QueryDocumentSnapshot[],
  person: Erasure,
): Promise<void> =>
  database.runTransaction(async (transaction) => {
    const current = await transaction.getAll(...found.map(({ ref }) => ref));
    for (const snapshot of current) {
      const { path } = snapshot.ref;
      const before = snapshot.data();
      const after = before && withoutPerson(path, before, person);
      if (!after || after === before) continue;
      const stored = withWords(path, after);
      transaction.set(snapshot.ref, stored);
      const copy = copyBeside(path, stored);
      if (copy) transaction.set(database.doc(copy.path), copy.data);
    }
  });

/** A record with the words it is found by, which its texts have changed. */
function withWords(path: string, data: DocumentData): DocumentData {
  const kind = ALL_KINDS.find((one) => idOf(one.path) === path.split('/').at(-2));
  return kind?.tokens && 'tokens' in data ? { ...data, tokens: kind.tokens(data) } : data;
}
