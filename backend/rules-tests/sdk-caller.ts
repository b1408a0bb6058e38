import type { LocalBackend } from '@fm/local-backend';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  Bytes,
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getCountFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  type Transaction,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { type Caller, MOST, type Verdict, withTimes } from './caller';
import type { Documents } from './documents';

// Refusals are expected here, and checked.
setLogLevel('silent');

/** Calls through the SDK as a browser runs it. */
export class SdkCaller implements Caller {
  readonly app: FirebaseApp;
  readonly #db: Firestore;

  /** `token` is sent as it is; without one nobody is signed in. */
  constructor({ projectId, port }: Pick<LocalBackend, 'projectId' | 'port'>, name: string, token?: string) {
    this.app = initializeApp({ projectId, apiKey: 'key' }, name);
    this.#db = initializeFirestore(this.app, {});
    connectFirestoreEmulator(
      this.#db,
      '127.0.0.1',
      port,
      token === undefined ? {} : { mockUserToken: token },
    );
  }

  get(path: string): Promise<Verdict> {
    return this.#transaction(async (open) => void (await open.get(doc(this.#db, path))));
  }

  list(path: string): Promise<Verdict> {
    return verdict(getCountFromServer(query(collection(this.#db, path), limit(MOST))));
  }

  /** In a transaction: a request of its own. */
  commit(documents: Documents): Promise<Verdict> {
    return this.#transaction(async (open) => this.#write(open, documents));
  }

  /** In a batch: over the stream of writes. Without end when the token is not accepted, as the SDK asks again. */
  commitOverStream(documents: Documents): Promise<Verdict> {
    const batch = writeBatch(this.#db);
    this.#write(batch, documents);
    return verdict(batch.commit());
  }

  /** What a listener hears first; the rest is for `heard`. */
  listen(path: string, heard: () => void = () => undefined): Promise<Verdict> {
    const source = query(collection(this.#db, path), limit(MOST));
    return verdict(
      new Promise((resolve, reject) => {
        const stop = onSnapshot(
          source,
          { includeMetadataChanges: true },
          (snapshot) => {
            heard();
            if (snapshot.metadata.fromCache) return;
            stop();
            resolve(snapshot);
          },
          reject,
        );
      }),
    );
  }

  #transaction(work: (open: Transaction) => Promise<void>): Promise<Verdict> {
    return verdict(runTransaction(this.#db, work, { maxAttempts: 1 }));
  }

  #write(writer: WriteBatch | Transaction, documents: Documents): void {
    for (const [path, data] of Object.entries(documents)) {
      const ref = doc(this.#db, path);
      // Both have the two methods, but as signatures that cannot be called alike.
      const open = writer as WriteBatch;
      if (data === undefined) open.delete(ref);
      else open.set(ref, withBytes(withTimes(data, serverTimestamp())));
    }
  }
}

/** The SDK has a type of its own for bytes. */
const withBytes = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Uint8Array ? Bytes.fromUint8Array(value) : value,
    ]),
  );

async function verdict(answer: Promise<unknown>): Promise<Verdict> {
  try {
    await answer;
    return 'allowed';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'permission-denied') return 'denied';
    if (code === 'unauthenticated') return 'unauthenticated';
    throw error;
  }
}
