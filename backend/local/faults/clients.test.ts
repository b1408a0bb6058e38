import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  initializeFirestore,
  runTransaction,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { parseMicros } from '../firestore/values/timestamps';
import { type LocalBackend, startLocalBackend } from '../index';
import { contents, isSnapshot, RawChannel, type RawStream } from '../testing/raw-channel';
import { RestClient, refusal } from '../testing/rest-client';
import { setFaults } from '../testing/set-faults';

// Refusals are expected here, and checked.
setLogLevel('silent');
const HOUR_MS = 3_600_000;
const int = (value: number) => ({ integerValue: String(value) });

let backend: LocalBackend;
let rest: RestClient;
beforeEach(async () => {
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    faults: true,
    log: () => undefined,
  });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

const set = (path: string, n: number) => rest.write({ set: path, fields: { n: int(n) } });
const increment = (path: string) =>
  rest.write({ set: path, updateMask: {}, updateTransforms: [{ fieldPath: 'n', increment: int(1) }] });
const write = (...writes: readonly object[]) => ({ streamToken: 'MA==', writes });

async function writer(): Promise<RawChannel> {
  const channel = new RawChannel(backend, 'Write');
  await channel.open({ database: rest.database });
  return channel;
}

async function listener(): Promise<{ channel: RawChannel; stream: RawStream; lastId: number }> {
  const channel = new RawChannel(backend, 'Listen');
  const structuredQuery = { from: [{ collectionId: 'c' }] };
  await channel.open({ addTarget: { targetId: 2, query: { parent: rest.root, structuredQuery } } });
  const stream = await channel.stream(0);
  const received = await stream.until((message) => message === 'noop');
  return { channel, stream, lastId: received.at(-1)?.[0] ?? 0 };
}

describe('a write stream', () => {
  it('carries a message out once when its connection breaks before and after', async () => {
    const channel = await writer();
    await setFaults(backend, { match: 'Write/channel', drop: 'request', times: 1 });
    await expect(channel.send([write(increment('c/a'))], 1)).rejects.toThrow();
    expect(await rest.fields('c/a')).toBeUndefined();
    await setFaults(backend, { match: 'Write/channel', drop: 'answer', times: 1 });
    await expect(channel.send([write(increment('c/a'))], 1)).rejects.toThrow();
    expect(await rest.fields('c/a')).toEqual({ n: int(1) });
    await channel.send([write(increment('c/a')), write(increment('c/b'))], 1);
    expect([await rest.fields('c/a'), await rest.fields('c/b')]).toEqual([{ n: int(1) }, { n: int(1) }]);
  });

  it('tells what was acknowledged again when the answer that carried it broke', async () => {
    const channel = await writer();
    await setFaults(backend, { match: 'GET', drop: 'answer', times: 1 });
    await channel.send([write(set('c/a', 1))], 1);
    await expect(channel.poll(0)).rejects.toThrow();
    const [, acknowledged] = contents(await channel.poll(0));
    expect(acknowledged).toHaveProperty('commitTime');
  });

  it.each([503, 429])('carries out what is sent again after a %i', async (status) => {
    const channel = await writer();
    await setFaults(backend, { match: 'Write/channel', status, times: 2 });
    expect(await channel.send([write(increment('c/a'))], 1)).toBe(status);
    expect(await channel.send([write(increment('c/a'))], 1)).toBe(status);
    await channel.send([write(increment('c/a'))], 1);
    expect(await rest.fields('c/a')).toEqual({ n: int(1) });
  });
});

describe('a listener', () => {
  it('gets what was committed while every connection was broken', async () => {
    const { channel, stream, lastId } = await listener();
    await setFaults(backend, { dropConnections: true });
    await expect(stream.next()).rejects.toThrow();
    await rest.commit({ set: 'c/a', fields: {} });
    const next = await channel.stream(lastId);
    expect(contents(await next.until(isSnapshot))[0]).toHaveProperty('documentChange');
    await next.close();
  });

  it('gets what was committed while its requests hung', async () => {
    const { channel, stream, lastId } = await listener();
    await stream.close();
    await setFaults(backend, { match: 'GET', hang: true });
    await expect(channel.stream(lastId, AbortSignal.timeout(200))).rejects.toThrow('timeout');
    await rest.commit({ set: 'c/a', fields: {} });
    await setFaults(backend);
    const next = await channel.stream(lastId);
    expect(contents(await next.until(isSnapshot))[0]).toHaveProperty('documentChange');
    await next.close();
  });

  it('hears of every commit with a later time while the clock jumps back and forth', async () => {
    const { stream } = await listener();
    const times: number[] = [];
    for (const [n, clock] of [HOUR_MS, -HOUR_MS, 0, 24 * HOUR_MS, -24 * HOUR_MS].entries()) {
      await setFaults(backend, { clock });
      await rest.commit({ set: 'c/a', fields: { n: int(n) } });
      const news = contents(await stream.until(isSnapshot));
      expect(news[0]).toMatchObject({ documentChange: { document: { fields: { n: int(n) } } } });
      const { targetChange } = news.at(-1) as { targetChange: { readTime: string } };
      times.push(parseMicros(targetChange.readTime));
    }
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    await stream.close();
  });

  it('hears a sign of life at once after the clock was put back', async () => {
    const { stream } = await listener();
    await setFaults(backend, { clock: -HOUR_MS });
    expect((await stream.next())?.[1]).toEqual(['noop']);
    await stream.close();
  });
});

describe('a commit over REST', () => {
  it('is refused when it is sent again after a lost answer, by its precondition', async () => {
    await rest.commit({ set: 'c/a', fields: { n: int(1) } });
    const { body } = await rest.call('GET', '/c/a');
    const { updateTime } = body as { updateTime: string };
    const once = () =>
      rest.commit(
        { set: 'c/a', fields: { n: int(2) }, currentDocument: { updateTime } },
        { set: 'c/log', fields: {} },
      );
    await setFaults(backend, { match: ':commit', drop: 'answer', times: 1 });
    await expect(once()).rejects.toThrow();
    expect((await once()).body).toEqual(refusal('FAILED_PRECONDITION'));
    expect(await rest.fields('c/a')).toEqual({ n: int(2) });
  });
});

describe('the SDK over REST', () => {
  let app: FirebaseApp;
  let db: Firestore;
  beforeEach(async () => {
    app = initializeApp({ projectId: backend.projectId, apiKey: 'key' }, `faults-${backend.port}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, backend.url, { disableWarnings: true });
    db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, '127.0.0.1', backend.port);
    const { user } = await createUserWithEmailAndPassword(auth, 'ana@nordhaus.example', 'facility-demo');
    await rest.commit({ set: `users/${user.uid}` }, { set: 'c/a', fields: { n: int(0) } });
  });
  afterEach(() => deleteApp(app));

  /** Counts up, and notes under the change's own name that it has been done, as the app's history does. */
  const countUp = (change: string) =>
    runTransaction(db, async (transaction) => {
      const entry = doc(db, 'events', change);
      const counter = doc(db, 'c/a');
      if ((await transaction.get(entry)).exists()) return;
      const n = Number((await transaction.get(counter)).data()?.n);
      transaction.set(entry, {});
      transaction.update(counter, { n: n + 1 });
    });

  it.each([
    ['a broken connection', { drop: 'request' }],
    ['a lost answer', { drop: 'answer' }],
    ['a 503', { status: 503 }],
    ['a 429', { status: 429 }],
    ['a conflict', { status: 409 }],
  ])('carries a transaction out once through %s', async (_, fault) => {
    await setFaults(backend, { match: ':commit', times: 1, ...fault });
    await countUp('e1');
    expect(await rest.fields('c/a')).toEqual({ n: int(1) });
    expect(await rest.fields('events/e1')).toEqual({});
  });

  it('runs a transaction again after a lost answer: what does not look whether it was done is done twice', async () => {
    const counter = doc(db, 'c/a');
    await setFaults(backend, { match: ':commit', times: 1, drop: 'answer' });
    await runTransaction(db, async (transaction) => {
      const n = Number((await transaction.get(counter)).data()?.n);
      transaction.update(counter, { n: n + 1 });
    });
    expect(await rest.fields('c/a')).toEqual({ n: int(2) });
  });

  it('reads what it had acknowledged after every connection broke', async () => {
    await setDoc(doc(db, 'c/kept'), { n: 7 });
    await setFaults(backend, { dropConnections: true });
    expect((await getDoc(doc(db, 'c/kept'))).data()).toEqual({ n: 7 });
  });
});
