import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  signOut,
} from 'firebase/auth';
import {
  and,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endBefore,
  type Firestore,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  increment,
  initializeFirestore,
  limitToLast,
  or,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  type Transaction,
  updateDoc,
  vector,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { type LocalBackend, startLocalBackend } from './index';
import { RestClient } from './testing/rest-client';

// Refusals are expected here, and checked.
setLogLevel('silent');

let backend: LocalBackend;
let app: FirebaseApp;
let db: Firestore;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  app = initializeApp({ projectId: backend.projectId, apiKey: 'key' }, `lite-${backend.port}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.url, { disableWarnings: true });
  db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, '127.0.0.1', backend.port);
  const { user } = await createUserWithEmailAndPassword(auth, 'ana@nordhaus.example', 'facility-demo');
  await new RestClient(backend).commit({ set: `users/${user.uid}` });
  await auth.authStateReady();
});
afterEach(async () => {
  await deleteApp(app);
  await backend.close();
});

const idsOf = async (source: Query) => (await getDocs(source)).docs.map(({ id }) => id);
const c = () => collection(db, 'c');
const numbered = async (count: number) => {
  const batch = writeBatch(db);
  for (let n = 0; n < count; n += 1)
    batch.set(doc(db, 'c', `d${n}`), { n, kind: n % 2 === 0 ? 'even' : 'odd', tags: [n, n + 1] });
  await batch.commit();
};

describe('the SDK over REST', () => {
  it('reads every kind of value as it was written', async () => {
    const data = {
      text: 'ü😀',
      whole: 42,
      broken: 1.5,
      minusZero: -0,
      nan: Number.NaN,
      infinite: Number.NEGATIVE_INFINITY,
      yes: true,
      nothing: null,
      at: new Timestamp(1_700_000_000, 123_456_000),
      place: new GeoPoint(52.5, 13.4),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255])),
      link: doc(db, 'c/other'),
      list: [1, 'a', { deep: [] }],
      map: { 'with blank': { 'a.b': 1 } },
      vector: vector([1, 2.5]),
    };
    await setDoc(doc(db, 'c/d'), data);
    const read = (await getDoc(doc(db, 'c/d'))).data();
    expect(read).toMatchObject({ ...data, link: expect.objectContaining({ path: 'c/other' }) });
    expect(Object.is(read?.minusZero, -0)).toBe(true);
  });

  it('updates parts, transforms and deletes fields', async () => {
    await setDoc(doc(db, 'c/d'), { a: 1, n: 1, list: [1, 2], map: { x: 1, y: 2 } });
    await updateDoc(doc(db, 'c/d'), {
      a: deleteField(),
      n: increment(2),
      list: arrayUnion(3),
      'map.x': 9,
      at: serverTimestamp(),
    });
    await updateDoc(doc(db, 'c/d'), { list: arrayRemove(1) });
    expect((await getDoc(doc(db, 'c/d'))).data()).toEqual({
      n: 3,
      list: [2, 3],
      map: { x: 9, y: 2 },
      at: expect.any(Timestamp),
    });
    await setDoc(doc(db, 'c/d'), { map: { z: 1 } }, { merge: true });
    expect((await getDoc(doc(db, 'c/d'))).get('map')).toEqual({ x: 9, y: 2, z: 1 });
    await deleteDoc(doc(db, 'c/d'));
    expect((await getDoc(doc(db, 'c/d'))).exists()).toBe(false);
    await expect(updateDoc(doc(db, 'c/d'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('asks with filters, alternatives, orders and cursors', async () => {
    await numbered(6);
    expect(await idsOf(query(c(), where('n', '>', 1), where('kind', '==', 'odd')))).toEqual(['d3', 'd5']);
    expect(
      await idsOf(query(c(), or(where('n', '==', 1), and(where('n', '>', 3), where('kind', '==', 'even'))))),
    ).toEqual(['d1', 'd4']);
    expect(await idsOf(query(c(), where('n', 'in', [5, 0])))).toEqual(['d0', 'd5']);
    expect(await idsOf(query(c(), where('n', 'not-in', [0, 1, 2])))).toEqual(['d3', 'd4', 'd5']);
    expect(await idsOf(query(c(), where('tags', 'array-contains', 3), orderBy('n', 'desc')))).toEqual([
      'd3',
      'd2',
    ]);
    expect(await idsOf(query(c(), where('tags', 'array-contains-any', [0, 6])))).toEqual(['d0', 'd5']);
    expect(await idsOf(query(c(), where(documentId(), '>=', 'd4')))).toEqual(['d4', 'd5']);
    expect(await idsOf(query(c(), orderBy('n'), startAfter(1), endBefore(4)))).toEqual(['d2', 'd3']);
    expect(await idsOf(query(c(), orderBy('n'), limitToLast(2)))).toEqual(['d4', 'd5']);
    const third = await getDoc(doc(db, 'c/d3'));
    expect(await idsOf(query(c(), orderBy('kind'), orderBy('n', 'desc'), startAfter(third)))).toEqual(['d1']);
  });

  it('finds documents of all collections of one id', async () => {
    await setDoc(doc(db, 'a/1/c/x'), { n: 1 });
    await setDoc(doc(db, 'b/1/c/y'), { n: 2 });
    expect(await idsOf(query(collectionGroup(db, 'c'), where('n', '>=', 1)))).toEqual(['x', 'y']);
  });

  it('counts, sums and averages', async () => {
    await numbered(4);
    expect((await getCount(query(c(), where('kind', '==', 'odd')))).data().count).toBe(2);
    const { total, mean } = (await getAggregate(c(), { total: sum('n'), mean: average('n') })).data();
    expect([total, mean]).toEqual([6, 1.5]);
  });

  it('loses no step of concurrent transactions', async () => {
    await setDoc(doc(db, 'c/counter'), { n: 0 });
    const step = () =>
      runTransaction(db, async (transaction) => {
        const { n } = (await transaction.get(doc(db, 'c/counter'))).data() as { n: number };
        transaction.update(doc(db, 'c/counter'), { n: n + 1 });
      });
    await Promise.all([step(), step(), step()]);
    expect((await getDoc(doc(db, 'c/counter'))).get('n')).toBe(3);
  });

  it('is refused after signing out', async () => {
    await signOut(getAuth(app));
    await expect(getDoc(doc(db, 'c/d'))).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('the SDK over REST, where answers are easily given wrongly', () => {
  it('refuses a name beside an inequality of another field, unless the name is in one too', async () => {
    await numbered(3);
    const message =
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';
    for (const name of [where(documentId(), '==', 'd1'), where(documentId(), 'in', ['d1', 'd2'])])
      await expect(getDocs(query(c(), where('n', '!=', 42), name))).rejects.toThrow(message);
    const both = query(c(), where('n', '>', 0), where(documentId(), '>', 'd1'));
    expect(await idsOf(both)).toEqual(['d2']);
    expect(await idsOf(query(c(), where('n', '==', 1), where(documentId(), '==', 'd1')))).toEqual(['d1']);
  });

  it('refuses to update what the same commit deletes, and says so', async () => {
    await numbered(2);
    const target = doc(db, 'c', 'd1');
    const batch = writeBatch(db).delete(target).update(target, { n: 7 });
    const why = 'An earlier write of the commit deletes the document';
    await expect(batch.commit()).rejects.toThrow(why);
    const deleteAndUpdate = async (transaction: Transaction) => {
      await transaction.get(target);
      transaction.delete(target).update(target, { n: 7 });
    };
    // The SDK would try five times, and wait longer before each.
    const inTransaction = runTransaction(db, deleteAndUpdate, { maxAttempts: 1 });
    await expect(inTransaction).rejects.toThrow(why);
    expect((await getDoc(target)).data()).toMatchObject({ n: 1 });
    await writeBatch(db).delete(target).set(target, { n: 7 }).commit();
    expect((await getDoc(target)).data()).toEqual({ n: 7 });
  });
});
