import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { type LocalBackend, startLocalBackend } from '../index';
import { RestClient, refusal } from '../testing/rest-client';

const ORIGIN = 'http://127.0.0.1:3000';

let backend: LocalBackend;
let log: string[];

beforeEach(async () => {
  log = [];
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    log: (line) => log.push(line),
  });
});
afterEach(() => backend.close());

/** A request with any headers, `Host` among them, to one of the machine's own addresses. */
const send = (path: string, headers: Record<string, string> = {}, method = 'GET', address = '127.0.0.1') =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    const sent = httpRequest({ host: address, port: backend.port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

/** Bytes as they are; what comes back until the backend ends the connection or `until` is seen. */
const sendRaw = (text: string, until: string) =>
  new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(backend.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.includes(until)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });

describe('the backend over HTTP', () => {
  it('says what it is, and that it is well', async () => {
    expect((await send('/')).body).toContain('Not for production');
    expect(log[0]).toContain('Not for production');
    const { status, body } = await send('/__local/health');
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { status: 'ok', projectId: 'demo-facility', durable: false },
    ]);
    expect((await send('/__local/none')).status).toBe(404);
    expect((await send('/none')).status).toBe(404);
  });

  it('listens on this machine only, by either address', async () => {
    expect((await send('/', {}, 'GET', '::1')).status).toBe(200);
    expect(backend.url).toBe(`http://127.0.0.1:${backend.port}`);
  });

  it.each(['localhost', 't3.localhost', '127.0.0.1', '[::1]'])('answers to the name %s', async (host) => {
    expect((await send('/', { host: `${host}:${backend.port}` })).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '192.168.0.1'])(
    'does not answer to the name %s',
    async (host) => {
      expect((await send('/__local/health', { host })).status).toBe(403);
    },
  );

  it.each([
    ORIGIN,
    'http://localhost:3000',
    'http://t2.localhost:3000',
    'http://[::1]:3000',
    'https://localhost',
  ])('lets pages of the origin %s in, with credentials', async (origin) => {
    const { status, headers } = await send('/', { origin });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
  });

  const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
  it.each([
    ['GET', '/'],
    ['OPTIONS', '/v1/any'],
    ['GET', '/__local/usage'],
    ['POST', '/__local/token'],
    ['DELETE', '/emulator/v1/projects/demo-facility/accounts'],
    ['DELETE', '/__local/usage'],
    ['GET', '/v1/projects/demo-facility/databases/(default)/documents/c/d'],
    ['DELETE', '/emulator/v1/projects/demo-facility/databases/(default)/documents'],
    ['POST', '/google.firestore.v1.Firestore/Listen/channel?VER=8'],
    ['POST', `${TOOLKIT}/accounts:signInWithPassword?key=k`],
    ['POST', `${TOOLKIT}/projects/demo-facility/accounts:lookup`],
    ['GET', '/emulator/v1/projects/demo-facility/oobCodes'],
    ['GET', '/emulator/action?mode=resetPassword'],
  ])('answers no page of another machine: %s %s', async (method, path) => {
    const authorization = 'Bearer owner';
    for (const origin of ['https://elsewhere.example', 'http://localhost.elsewhere.example', 'null']) {
      const { status, headers } = await send(path, { origin, authorization }, method);
      expect([origin, status]).toEqual([origin, 403]);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('answers a preflight with what it asks for, once for two hours', async () => {
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-goog-api-client',
    };
    const { status, headers } = await send('/v1/any', { origin: ORIGIN, ...asked }, 'OPTIONS');
    expect([status, headers]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-headers': 'authorization,x-goog-api-client',
        'access-control-max-age': '7200',
        'access-control-allow-methods': expect.stringContaining('PATCH'),
      }),
    ]);
    expect(headers).not.toHaveProperty('access-control-allow-private-network');
  });

  it.each(['private', 'local'])('lets a page of the %s network in when the browser asks', async (network) => {
    const { headers } = await send(
      '/',
      { origin: ORIGIN, [`access-control-request-${network}-network`]: 'true' },
      'OPTIONS',
    );
    expect(headers).toHaveProperty(`access-control-allow-${network}-network`, 'true');
  });

  it('refuses a body that is too large, and lives on', async () => {
    const { status, body } = await new RestClient(backend).call(
      'POST',
      ':commit',
      'x'.repeat(13 * 1024 * 1024),
    );
    expect([status, body]).toEqual([
      400,
      refusal('INVALID_ARGUMENT', expect.stringContaining('payload size')),
    ]);
    expect((await send('/')).status).toBe(200);
  });

  it.each([
    ['an unreadable path', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['two slashes as path', 'GET // HTTP/1.1\r\nHost: localhost\r\n\r\n', '40'],
  ])('answers %s with a refusal', async (_, text, status) => {
    expect(await sendRaw(text, '\r\n\r\n')).toContain(`HTTP/1.1 ${status}`);
    expect((await send('/')).status).toBe(200);
  });

  it('survives a client that goes away in the middle of its body', async () => {
    const head = `POST /v1/projects/p/databases/(default)/documents:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`;
    await new Promise<void>((resolve) => {
      const socket = connect(backend.port, '127.0.0.1', () => {
        socket.write(head);
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on('close', () => resolve());
    });
    expect((await send('/')).status).toBe(200);
    expect(log).toHaveLength(1);
  });
});

describe('starting', () => {
  it('refuses a port that is taken', async () => {
    const options = { port: backend.port, dataDir: null, indexes: undefined, log: () => undefined };
    await expect(startLocalBackend(options)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('takes less than 150 ms of work', async () => {
    // Work and not time, which other processes of the machine lengthen.
    const before = process.cpuUsage();
    const other = await startLocalBackend({
      port: 0,
      dataDir: null,
      indexes: undefined,
      log: () => undefined,
    });
    const { user, system } = process.cpuUsage(before);
    await other.close();
    expect((user + system) / 1000).toBeLessThan(150);
  });
});
