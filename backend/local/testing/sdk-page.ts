/** The page of the browser tests: the real SDK behind a few calls that a test can make from outside. */
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  type Database,
  forceWebSockets,
  getDatabase,
  onDisconnect,
  onValue,
  ref,
  runTransaction as runRealtimeTransaction,
  set as setRealtime,
} from 'firebase/database';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  increment,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';

/** One event of a listener. */
export interface Seen {
  readonly ids: readonly string[];
  readonly values: readonly unknown[];
  readonly fromCache: boolean;
  readonly pending: boolean;
}

interface ListSpec {
  readonly path: string;
  readonly equal?: readonly [string, unknown];
  readonly orderBy?: string;
  readonly limit?: number;
}

const constraints = ({ equal, orderBy: order, limit: max }: ListSpec): QueryConstraint[] => [
  ...(equal ? [where(equal[0], '==', equal[1])] : []),
  ...(order ? [orderBy(order)] : []),
  ...(max ? [limit(max)] : []),
];

/** Drives the SDK of one page. */
export class Probe {
  private store: Firestore | undefined;
  private readonly seen = new Map<string, Seen[]>();
  private readonly failures = new Map<string, string>();
  private realtime: Database | undefined;
  private readonly values = new Map<string, unknown[]>();
  private readonly stops = new Map<string, () => void>();

  start(options: { host: string; port: number; projectId: string; polling: boolean }): void {
    const app = initializeApp({ projectId: options.projectId, apiKey: 'key' });
    connectAuthEmulator(getAuth(app), `http://${options.host}:${options.port}`, { disableWarnings: true });
    this.store = initializeFirestore(app, options.polling ? { experimentalForceLongPolling: true } : {});
    connectFirestoreEmulator(this.store, options.host, options.port);
  }

  /** Opens the realtime database over sockets alone. */
  startRealtime(host: string, port: number): void {
    forceWebSockets();
    this.realtime = getDatabase();
    connectDatabaseEmulator(this.realtime, host, port);
  }

  /** Keeps every value at a path of the realtime database. */
  watchRealtime(path: string): void {
    const seen: unknown[] = [];
    this.values.set(path, seen);
    onValue(ref(this.rtdb, path), (snapshot) => void seen.push(snapshot.val()));
  }

  valuesOf(path: string): readonly unknown[] {
    return this.values.get(path) ?? [];
  }

  async setRealtime(path: string, value: unknown): Promise<void> {
    await setRealtime(ref(this.rtdb, path), value);
  }

  /** Writes a value that goes with the page. */
  async beThere(path: string): Promise<void> {
    await onDisconnect(ref(this.rtdb, path)).remove();
    await setRealtime(ref(this.rtdb, path), true);
  }

  async countRealtime(path: string): Promise<void> {
    await runRealtimeTransaction(ref(this.rtdb, path), (count: number | null) => (count ?? 0) + 1);
  }

  async signUp(email: string, password: string): Promise<string> {
    return (await createUserWithEmailAndPassword(getAuth(), email, password)).user.uid;
  }

  async signIn(email: string, password: string): Promise<string> {
    return (await signInWithEmailAndPassword(getAuth(), email, password)).user.uid;
  }

  listen(name: string, spec: ListSpec): void {
    const events: Seen[] = [];
    this.seen.set(name, events);
    const source = query(collection(this.db, spec.path), ...constraints(spec));
    const stop = onSnapshot(
      source,
      { includeMetadataChanges: true },
      ({ docs, metadata }) =>
        events.push({
          ids: docs.map(({ id }) => id),
          values: docs.map((document) => document.data()),
          fromCache: metadata.fromCache,
          pending: metadata.hasPendingWrites,
        }),
      (error) => this.failures.set(name, error.code),
    );
    this.stops.set(name, stop);
  }

  stop(name: string): void {
    this.stops.get(name)?.();
  }

  events(name: string): Seen[] {
    return this.seen.get(name) ?? [];
  }

  failure(name: string): string | undefined {
    return this.failures.get(name);
  }

  async set(path: string, data: Record<string, unknown>): Promise<void> {
    await setDoc(doc(this.db, path), data);
  }

  async add(path: string, data: Record<string, unknown>): Promise<string> {
    return (await addDoc(collection(this.db, path), data)).id;
  }

  async update(path: string, data: Record<string, unknown>): Promise<string> {
    return updateDoc(doc(this.db, path), data).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
  }

  async remove(path: string): Promise<void> {
    await deleteDoc(doc(this.db, path));
  }

  async batch(entries: readonly (readonly [string, Record<string, unknown>])[]): Promise<void> {
    const batch = writeBatch(this.db);
    for (const [path, data] of entries) batch.set(doc(this.db, path), data);
    await batch.commit();
  }

  /** Deletes and updates in one commit; gives the code of the refusal. */
  async updateDeleted(path: string, inTransaction: boolean): Promise<string> {
    const target = doc(this.db, path);
    const commit = inTransaction
      ? runTransaction(this.db, async (transaction) => {
          transaction.delete(target).update(target, { n: 1 });
        })
      : writeBatch(this.db).delete(target).update(target, { n: 1 }).commit();
    return commit.then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
  }

  async increment(path: string, by: number): Promise<void> {
    await updateDoc(doc(this.db, path), { n: increment(by) });
  }

  async incrementInTransaction(path: string): Promise<void> {
    await runTransaction(this.db, async (transaction) => {
      const found = await transaction.get(doc(this.db, path));
      transaction.set(doc(this.db, path), { n: Number(found.data()?.n ?? 0) + 1 });
    });
  }

  async get(path: string): Promise<unknown> {
    return (await getDocFromServer(doc(this.db, path))).data();
  }

  async count(path: string): Promise<number> {
    return (await getCountFromServer(collection(this.db, path))).data().count;
  }

  private get rtdb(): Database {
    if (!this.realtime) throw new Error('startRealtime() comes first.');
    return this.realtime;
  }

  private get db(): Firestore {
    if (!this.store) throw new Error('start() comes first.');
    return this.store;
  }
}

declare global {
  interface Window {
    probe: Probe;
  }
}

window.probe = new Probe();
