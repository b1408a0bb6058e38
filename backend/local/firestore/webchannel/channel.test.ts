import { type LocalBackend, startLocalBackend } from '../../index';
import { eventually } from '../../testing/eventually';
import { contents, isSnapshot, RawChannel } from '../../testing/raw-channel';
import { RestClient } from '../../testing/rest-client';

const int = (value: number) => ({ integerValue: String(value) });

let backend: LocalBackend;
let rest: RestClient;
let now: number;
let log: string[];

beforeEach(async () => {
  now = Date.now();
  log = [];
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    log: (line) => log.push(line),
    now: () => now,
  });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

const listenTo = (path: string, targetId: number) => ({
  database: rest.database,
  addTarget: { documents: { documents: [rest.name(path)] }, targetId },
});
const write = (...writes: object[]) => ({ streamToken: 'MA==', writes });
const set = (path: string, n = 1, more: object = {}) =>
  rest.write({ set: path, fields: { n: int(n) }, ...more });
const increment = (path: string) =>
  rest.write({ set: path, updateMask: {}, updateTransforms: [{ fieldPath: 'n', increment: int(1) }] });

async function listener(path = 'c/a'): Promise<RawChannel> {
  const channel = new RawChannel(backend, 'Listen');
  await channel.open(listenTo(path, 2));
  return channel;
}
async function writer(): Promise<RawChannel> {
  const channel = new RawChannel(backend, 'Write');
  await channel.open({ database: rest.database });
  return channel;
}

describe('a session', () => {
  it('sends what the client has not confirmed again, and nothing else', async () => {
    const channel = await listener();
    const first = await channel.poll(0);
    expect(first.map(([id]) => id)).toEqual([1, 2, 3, 4]);
    expect(await channel.poll(0)).toEqual(first);
    expect(await channel.poll(2)).toEqual(first.slice(2));
  });

  it.each([
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('streams every message at once for a client that takes %s', async (accepted, encoding) => {
    const channel = await listener();
    const stream = await channel.stream(0, undefined, { 'accept-encoding': accepted });
    expect(stream.encoding).toBe(encoding);
    await stream.until(isSnapshot);
    await rest.commit(set('c/a', 7));
    expect(JSON.stringify(await stream.until(isSnapshot))).toContain('"integerValue":"7"');
    await stream.close();
  });

  it('streams with a sign of life at once, also in letters that are long in bytes', async () => {
    const channel = await listener();
    const stream = await channel.stream(0);
    await stream.until((message) => message === 'noop');
    await rest.commit({ set: 'c/a', fields: { s: { stringValue: 'ü😀𝄞漢' } } });
    const received = contents(await stream.until(isSnapshot));
    expect(received[0]).toMatchObject({
      documentChange: { document: { fields: { s: { stringValue: 'ü😀𝄞漢' } } } },
    });
    await stream.close();
  });

  it('loses nothing when its connection breaks', async () => {
    const channel = await listener();
    const cut = new AbortController();
    const stream = await channel.stream(0, cut.signal);
    const received = await stream.until((message) => message === 'noop');
    cut.abort();
    await rest.commit({ set: 'c/a', fields: {} });
    const next = await channel.stream(received.at(-1)?.[0] ?? 0);
    expect(contents(await next.until(isSnapshot))[0]).toHaveProperty('documentChange');
    await next.close();
  });

  it('speaks on its newest connection and ends the one before', async () => {
    const channel = await listener();
    const old = await channel.stream(0);
    await old.until((message) => message === 'noop');
    const next = await channel.stream(5);
    expect(await old.next()).toBeUndefined();
    await next.close();
  });

  it('says that it is there every 30 seconds', async () => {
    const channel = await listener();
    const stream = await channel.stream(0);
    await stream.until((message) => message === 'noop');
    now += 30_000;
    expect((await stream.next())?.[1]).toEqual(['noop']);
    await stream.close();
  });

  it('answers a long poll that has nothing to say with a sign of life', async () => {
    const channel = await listener();
    const last = (await channel.poll(0)).at(-1)?.[0] ?? 0;
    const poll = channel.poll(last);
    await new Promise((resolve) => setTimeout(resolve, 50));
    now += 30_000;
    expect(await poll).toEqual([[last + 1, ['noop']]]);
  });

  it('ends two minutes after its last connection: a closed tab says nothing', async () => {
    const channel = await listener();
    await channel.poll(0);
    now += 119_000;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await channel.poll(0)).toHaveLength(4);
    now += 121_000;
    await eventually(async () => (await channel.send([])) === 400);
  });

  it('ends when the client says so', async () => {
    const channel = await listener();
    expect((await channel.terminate()).status).toBe(200);
    expect(await channel.send([])).toBe(400);
  });

  it('takes turns from four connections to a host on, so that other requests get through', async () => {
    const channels = await Promise.all([1, 2, 3, 4].map(() => listener()));
    const streams = await Promise.all(channels.map((channel) => channel.stream(0)));
    for (const stream of streams) await stream.until((message) => message === 'noop');
    now += 1_000;
    for (const stream of streams) expect(await stream.next()).toBeUndefined();
  });

  it('takes turns of long polls too, and ends them with a sign of life', async () => {
    const channels = await Promise.all([1, 2, 3, 4].map(() => listener()));
    const last = await Promise.all(channels.map(async (channel) => (await channel.poll(0)).at(-1)?.[0] ?? 0));
    const polls = channels.map((channel, index) => channel.poll(last[index] ?? 0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    now += 1_000;
    for (const [index, poll] of polls.entries())
      expect(await poll).toEqual([[(last[index] ?? 0) + 1, ['noop']]]);
  });
});

describe('messages of the client', () => {
  it('are carried out once, however often they arrive', async () => {
    const channel = await writer();
    await channel.send([write(increment('c/a'))], 1);
    await channel.send([write(increment('c/a'))], 1);
    await channel.send([write(increment('c/a')), write(increment('c/a'))], 1);
    expect(await rest.fields('c/a')).toEqual({ n: int(2) });
  });

  it('are carried out in the order of their numbers', async () => {
    const channel = await writer();
    await channel.send([write(set('c/a', 2))], 2);
    expect(await rest.fields('c/a')).toBeUndefined();
    await channel.send([write(set('c/a', 1))], 1);
    expect(await rest.fields('c/a')).toEqual({ n: int(2) });
  });

  it('are answered with whether somebody listens, and the last number sent', async () => {
    const channel = await listener();
    expect(await channel.send([])).toEqual([0, 4, 0]);
    const stream = await channel.stream(0);
    expect(await channel.send([])).toEqual([1, 5, 0]);
    await stream.close();
  });
});

describe('a write stream', () => {
  it('greets, then answers each commit in order', async () => {
    const channel = await writer();
    await channel.send([write(set('c/a')), write(set('c/b'), increment('c/a')), write()]);
    const time = expect.stringMatching(/Z$/);
    expect(contents(await channel.poll(0))).toEqual([
      { streamId: expect.any(String), streamToken: 'MA==' },
      { streamToken: 'MQ==', writeResults: [{ updateTime: time }], commitTime: time },
      {
        streamToken: 'Mg==',
        writeResults: [{ updateTime: time }, { updateTime: time, transformResults: [int(2)] }],
        commitTime: time,
      },
      { streamToken: 'Mw==', writeResults: [], commitTime: time },
    ]);
  });

  it('carries out nothing after a refused write: the client sends that again', async () => {
    await rest.commit({ set: 'c/a', fields: { n: int(0) } });
    const channel = await writer();
    const refused = set('c/none', 1, { currentDocument: { exists: true } });
    await channel.send([write(refused), write(increment('c/a'))]);
    await channel.send([write(increment('c/a'))]);
    expect(contents(await channel.poll(0)).at(-1)).toEqual({
      error: expect.objectContaining({ code: 5, status: 'NOT_FOUND' }),
    });
    expect(await rest.fields('c/a')).toEqual({ n: int(0) });
  });

  it('does not write for somebody without permission', async () => {
    const channel = new RawChannel(backend, 'Write', null);
    await channel.open({ database: rest.database });
    await channel.send([write(set('c/a'))]);
    expect(contents(await channel.poll(0)).at(-1)).toEqual({
      error: expect.objectContaining({ status: 'PERMISSION_DENIED' }),
    });
    expect(await rest.fields('c/a')).toBeUndefined();
  });
});

describe('what no client sends', () => {
  const path = '/google.firestore.v1.Firestore/Listen/channel';
  const request = (query: string, init: RequestInit = {}) => fetch(`${backend.url}${path}?${query}`, init);

  it.each([
    ['an unknown session, GET', 'SID=none&RID=rpc', {}],
    ['an unknown session, POST', 'SID=none&RID=1', { method: 'POST', body: 'count=0' }],
    ['an unknown session, terminate', 'SID=none&TYPE=terminate', { method: 'POST' }],
    ['no session', 'RID=rpc', {}],
    ['offsets that are no numbers', 'RID=1', { method: 'POST', body: 'count=1&ofs=x&req0___data__={}' }],
    ['another method', 'RID=1', { method: 'PUT', body: '' }],
  ])('%s is a bad request', async (_, query, init) => {
    const response = await request(query, init);
    expect([response.status, await response.text()]).toEqual([400, '']);
  });

  const INVALID = { status: 'INVALID_ARGUMENT' };

  it.each([
    ['broken JSON', '{"database":', { error: INVALID }],
    ['a list', '[]', { error: INVALID }],
    ['an empty message', '{}', { error: INVALID }],
    [
      'a target without content',
      '{"addTarget":{"targetId":2}}',
      { targetChange: { targetIds: [2], cause: INVALID } },
    ],
    ['a target number that is none', '{"addTarget":{"targetId":"x"}}', { error: INVALID }],
    [
      'another database',
      '{"database":"projects/demo-facility/databases/other","removeTarget":2}',
      { error: { status: 'NOT_FOUND' } },
    ],
    ['another project', '{"database":"projects/x/databases/(default)","removeTarget":2}', { error: INVALID }],
  ])('%s is refused on the stream', async (_, message, refusal) => {
    const channel = new RawChannel(backend, 'Listen');
    await channel.open(message);
    expect(contents(await channel.poll(0))[0]).toMatchObject(refusal);
    expect(log.slice(1)).toEqual([]);
  });

  it('a message above the size of a request is refused on the stream', async () => {
    const channel = await writer();
    const fields = { s: { stringValue: 'x'.repeat(1_000_000) } };
    await channel.send([
      write(...Array.from({ length: 12 }, (_, n) => rest.write({ set: `c/${n}`, fields }))),
    ]);
    expect(contents(await channel.poll(0)).at(-1)).toEqual({
      error: expect.objectContaining({
        status: 'INVALID_ARGUMENT',
        message: expect.stringContaining('payload size'),
      }),
    });
  });

  it('other streams and services are not found', async () => {
    const response = await fetch(`${backend.url}/google.firestore.v1.Firestore/Other/channel`);
    expect(response.status).toBe(404);
  });
});
