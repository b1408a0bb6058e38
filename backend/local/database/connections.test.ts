import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { get, onDisconnect, ref, set } from 'firebase/database';
import { memoryStorage } from '../store/memory-storage';
import { eventually } from '../testing/eventually';
import { setFaults } from '../testing/set-faults';
import { Disconnects } from './disconnects';
import { RealtimeDatabase } from './realtime-database';
import { accessByRules } from './rules/access-by-rules';
import { readRules } from './rules/rule-tree';
import { RawClient } from './testing/raw-client';
import { openSdkStage, type SdkStage, watch } from './testing/sdk-clients';
import { toJson } from './tree/to-json';
import { type Patience, RealtimeSockets } from './wire/sockets';

const RULES = { '.read': true, open: { '.write': true }, mine: { $uid: { '.write': 'auth.uid === $uid' } } };

let stage: SdkStage;
let opened: SdkStage | undefined;
const open = async (durable = false) => {
  stage = opened = await openSdkStage(RULES, durable);
};
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue());

describe('over a restart', () => {
  it('everything acknowledged is there, and what connections left is written before anybody asks', async () => {
    await open(true);
    const ana = await stage.client();
    const ben = await stage.client('ben@nordhaus.example');
    await set(ref(ana.database, 'open'), { here: true, kept: { deep: [1, 2] } });
    await onDisconnect(ref(ana.database, 'open/here')).remove();
    await onDisconnect(ref(ana.database, `mine/${ana.uid}`)).set('gone');
    await stage.restart();
    expect((await get(ref(ben.database))).val()).toEqual({
      open: { kept: { deep: [1, 2] } },
      mine: { [ana.uid]: 'gone' },
    });
  });

  it('a client comes back by itself, listens on and writes what waited', async () => {
    await open(true);
    const ana = await stage.client();
    const seen = watch(ana, 'open');
    await seen.until((value) => value === null);
    await stage.restart();
    await set(ref(ana.database, 'open/a'), 1);
    await seen.until((value) => JSON.stringify(value) === '{"a":1}');
  });

  it('also what was left when the process was killed: it is stored, not remembered', () => {
    const storage = memoryStorage();
    const rules = readRules(JSON.stringify({ rules: RULES }));
    if (!rules.ok) throw new Error(rules.mistake.reason);
    const access = accessByRules(() => rules.rules);
    const process = () => {
      const database = new RealtimeDatabase(storage, () => 5);
      return { database, disconnects: new Disconnects(storage, database, access) };
    };
    const first = process();
    const ana = { kind: 'user', auth: { uid: 'ana', provider: 'password', token: {} } } as const;
    first.disconnects.add('s1', ana, [{ path: ['mine', 'ana'], json: { '.sv': 'timestamp' } }]);
    first.disconnects.add('s1', ana, [{ path: ['mine', 'ben'], json: 1 }]);
    first.disconnects.add('s2', { kind: 'nobody' }, [{ path: ['open', 'a'], json: 1 }]);
    first.disconnects.cancel('s2', { kind: 'nobody' }, ['open']);
    const second = process();
    second.disconnects.runLeft();
    // What was not allowed at its time is not written either.
    expect(toJson(second.database.root)).toEqual({ mine: { ana: 5 } });
    const third = process();
    third.database.commit(third.database.plan([{ path: [], json: null }]));
    third.disconnects.runLeft();
    expect(third.database.root).toBeNull();
  });
});

describe('a connection is let in', () => {
  beforeEach(() => open());
  const status = (headers: Readonly<Record<string, string>>, query?: string) =>
    RawClient.open(stage.backend, { headers, ...(query !== undefined && { query }) }).then(
      (client) => {
        client.cut();
        return 'open';
      },
      (error: Error) => error.message,
    );

  it.each([
    ['from a page of this machine', { origin: 'http://localhost:4000' }, 'open'],
    ['from a tab of its own name', { origin: 'http://t3.localhost:4000' }, 'open'],
    ['from a program', {}, 'open'],
    ['not from a page elsewhere', { origin: 'https://evil.example' }, '403'],
    ['not from a page that hides where it is from', { origin: 'null' }, '403'],
    ['not from a name that begins like this machine', { origin: 'http://localhost.evil.example' }, '403'],
    ['not from a browser that does not say', { 'user-agent': 'Mozilla/5.0' }, '403'],
    ['not from a browser by its other headers', { 'sec-fetch-mode': 'websocket' }, '403'],
    ['not under a name that leads here', { host: 'evil.example' }, '403'],
  ])('%s', async (_, headers, wanted) => {
    expect(await status(headers)).toBe(wanted);
  });

  it('to the database of this project alone', async () => {
    expect(await status({}, 'v=5&ns=other-default-rtdb')).toBe('404');
    expect(await status({}, 'v=5')).toBe('404');
  });

  it('at its path alone, on both addresses', async () => {
    const refused = (path: string, host: string) =>
      new Promise((resolve) => {
        const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
        request({ host, port: stage.backend.port, path, headers: { ...headers, host: 'localhost' } })
          .on('response', (response) => resolve(response.resume().statusCode))
          .end();
      });
    expect([await refused('/v1/x', '127.0.0.1'), await refused('/v1/x', '::1')]).toEqual([404, 404]);
  });

  it('unless a fault is asked for', async () => {
    await setFaults(
      stage.backend,
      { match: '/.ws', status: 503, times: 1 },
      { match: '/.ws', drop: 'request', times: 1 },
    );
    expect([await status({}), await status({}), await status({})]).toEqual(['503', 'closed', 'open']);
    const open = await RawClient.open(stage.backend);
    await fetch(`${stage.url}/__local/faults`, { method: 'PUT', body: '[{"dropConnections":true}]' });
    await open.ended();
  });
});

describe('a connection ends', () => {
  beforeEach(() => open());
  const broken = async (send: (client: RawClient) => void) => {
    const client = await RawClient.open(stage.backend);
    await client.session();
    send(client);
    return client.ended();
  };

  it.each([
    ['what is no message', 'hello'],
    ['another message', '{"t":"x","d":{}}'],
    ['a request without a number', '{"t":"d","d":{"a":"q","b":{}}}'],
    ['a body that does not fit', '{"t":"d","d":{"r":1,"a":"q","b":{"p":5}}}'],
  ])('at %s', async (_, frame) => {
    expect(await broken((client) => client.sendFrame(frame))).toBe(1002);
  });

  it('at a frame or a message that is too long', async () => {
    expect(await broken((client) => client.sendFrame('x'.repeat(70_000)))).toBe(1009);
    const piece = 'x'.repeat(60_000);
    expect(
      await broken((client) => {
        client.sendFrame('99999');
        for (let sent = 0; sent < 180; sent += 1) client.sendFrame(piece);
      }),
    ).toBe(1002);
  });

  it('and what comes behind leaves nothing', async () => {
    const client = await RawClient.open(stage.backend);
    await client.session();
    client.sendFrame('hello');
    client.sendFrame('{"t":"d","d":{"r":1,"a":"p","b":{"p":"/open","d":"late"}}}');
    await client.ended();
    const reader = await RawClient.open(stage.backend);
    await reader.ask('g', { p: '/open', q: {} });
    expect(reader.frames.at(-1)).toContain('"d":null');
    reader.cut();
  });

  it('not by an update of many places, which is looked at in no more time than it takes to read', async () => {
    const client = await RawClient.open(stage.backend);
    const many = Object.fromEntries(Array.from({ length: 4_000 }, (_, n) => [`k${n}`, n]));
    expect(await client.ask('m', { p: '/open', d: many })).toBe('ok');
    expect(await client.ask('om', { p: '/open', d: many })).toBe('invalid_data');
    client.cut();
  });

  it('and one that is only odd is answered', async () => {
    const client = await RawClient.open(stage.backend);
    client.sendFrame('0');
    client.sendFrame('{"t":"c","d":{"t":"p","d":{}}}');
    await eventually(() => client.frames.includes('{"t":"c","d":{"t":"o","d":{}}}'));
    expect(await client.ask('unheard', {})).toBe('invalid_action');
    expect(await client.ask('p', { p: '/open/a.b', d: 1 })).toBe('invalid_data');
    expect(await client.ask('p', { p: `/open${'/a'.repeat(40)}`, d: 1 })).toBe('invalid_data');
    expect(await client.ask('m', { p: '/open', d: { a: 1, 'a/b': 2 } })).toBe('invalid_data');
    expect(await client.ask('q', { p: '/open', q: { l: -1 } })).toBe('invalid_data');
    expect(await client.ask('auth', { cred: 'forged' })).toBe('invalid_token');
    expect(await client.ask('s', { c: {} })).toBe('ok');
    client.cut();
  });

  it('when its client comes back on another, before that one is greeted', async () => {
    const first = await RawClient.open(stage.backend);
    expect(await first.ask('p', { p: '/open/a', d: 1 })).toBe('ok');
    expect(await first.ask('o', { p: '/open/a', d: null })).toBe('ok');
    const query = `v=5&ns=${stage.backend.projectId}-default-rtdb&ls=${await first.session()}`;
    const second = await RawClient.open(stage.backend, { query });
    expect(await second.ask('g', { p: '/open', q: {} })).toBe('ok');
    expect(second.frames.at(-1)).toContain('"d":null');
    await first.ended();
    second.cut();
  });

  it('an administrator may do everything, as somebody else what they may', async () => {
    const client = await RawClient.open(stage.backend);
    expect(await client.ask('p', { p: '/closed', d: 1 })).toBe('permission_denied');
    expect(await client.ask('gauth', { cred: 'owner' })).toBe('ok');
    expect(await client.ask('p', { p: '/closed', d: 1 })).toBe('ok');
    expect(await client.ask('gauth', { cred: 'owner', authvar: { uid: 'ana' } })).toBe('ok');
    expect(await client.ask('p', { p: '/closed', d: 1 })).toBe('permission_denied');
    expect(await client.ask('p', { p: '/mine/ana', d: 1 })).toBe('ok');
    expect(await client.ask('unauth', {})).toBe('ok');
    expect(await client.ask('p', { p: '/mine/ana', d: 1 })).toBe('permission_denied');
    client.cut();
  });

  it('what was left is written in the name of who is signed in by then', async () => {
    const client = await RawClient.open(stage.backend);
    const become = (uid: string) => client.ask('gauth', { cred: 'owner', authvar: { uid } });
    await become('ana');
    expect(await client.ask('o', { p: '/mine/ana', d: 'gone' })).toBe('ok');
    await become('ben');
    expect(await client.ask('o', { p: '/mine/ben', d: 'gone' })).toBe('ok');
    client.cut();
    const reader = await RawClient.open(stage.backend);
    await eventually(async () => {
      await reader.ask('g', { p: '/mine', q: {} });
      return reader.frames.at(-1)?.includes('{"ben":"gone"}');
    });
    reader.cut();
  });
});

describe('a connection that is silent', () => {
  let server: Server;
  let sockets: RealtimeSockets;
  let database: RealtimeDatabase;
  afterEach(async () => {
    sockets.close();
    await new Promise((resolve) => server.close(resolve));
  });

  async function serve(patience: Patience) {
    const storage = memoryStorage();
    database = new RealtimeDatabase(storage, Date.now);
    const rules = readRules('{"rules":{".read":true,".write":true}}');
    if (!rules.ok) throw new Error(rules.mistake.reason);
    const access = accessByRules(() => rules.rules);
    const disconnects = new Disconnects(storage, database, access);
    const identityOf = () => ({ kind: 'none' }) as const;
    sockets = new RealtimeSockets(
      { database, access, disconnects, identityOf, log: fail },
      Date.now,
      patience,
    );
    server = createServer().on('upgrade', (asked, stream, head) =>
      sockets.open(asked, stream, head, new URL(asked.url ?? '', 'http://localhost')),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: (server.address() as AddressInfo).port, projectId: 'p' };
  }
  const fail = (line: string) => {
    throw new Error(line);
  };
  const leave = async (client: RawClient, name: string) => {
    expect(await client.ask('p', { p: `/${name}`, d: true })).toBe('ok');
    expect(await client.ask('o', { p: `/${name}`, d: null })).toBe('ok');
  };

  it('ends when it does not answer pings any more; one that does stays', async () => {
    const address = await serve({ pingMs: 50, missedPings: 3, silentPings: 1_000_000 });
    const dead = await RawClient.open(address, { answersPings: false });
    const alive = await RawClient.open(address);
    await leave(alive, 'alive');
    await leave(dead, 'dead');
    await dead.ended();
    expect([alive.isOpen, toJson(database.root)]).toEqual([true, { alive: true }]);
    alive.cut();
  });

  it('ends when only the network answers for it and its page is frozen', async () => {
    const address = await serve({ pingMs: 20, missedPings: 1_000_000, silentPings: 30 });
    const frozen = await RawClient.open(address);
    await leave(frozen, 'frozen');
    await frozen.ended();
    expect(database.root).toBeNull();
  });
});
