import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kindOf } from '../failure/remote-failure';
import { entryOf } from '../outlet-fixture';
import { attemptAt, ContainerAttempt, fetchManifest } from './container-files';

const manifest = JSON.stringify({
  metaData: { name: 'tasks_1', remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './module' }],
});
const integrity = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;

type Answer = (response: ServerResponse) => void;
const sends =
  (body: string, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);

let server: Server;
let url: string;
let answers: Answer[];

beforeAll(async () => {
  // The last answer is given again and again.
  server = createServer((_, response) => (answers.length > 1 ? answers.shift() : answers[0])?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const fetched = (hash: string | undefined = integrity) => {
  const attempt = { container: '', entry: entryOf({ id: 'tasks' }), integrityOf: () => hash };
  return fetchManifest(attempt as unknown as ContainerAttempt, url, {});
};
const failure = async () => kindOf(await fetched().catch((error: unknown) => error));

describe("an error's body was taken for a bad manifest", () => {
  it.each([404, 503])('is there after one answer of %i, as if that had not been', async (status) => {
    answers = [sends('Not now.', status), sends(manifest)];
    const response = await fetched();
    await expect(response.text()).resolves.toBe(manifest);
  });

  it.each([404, 503])('can be tried again after answers of %i', async (status) => {
    answers = [sends('Not now.', status)];
    await expect(failure()).resolves.toBe('unreachable');
  });

  it('is bad when the server goes on to send something else', async () => {
    answers = [sends(`${manifest} `)];
    await expect(failure()).resolves.toBe('bad-manifest');
  });
});

const entry = { ...entryOf({ id: 'tasks' }), integrity: { 'cards.js': 'sha384-c' } };

describe('the attempt that a file belongs to', () => {
  const first = new ContainerAttempt(entry, 0);
  const retry = new ContainerAttempt(entry, 3);

  it('is that of the retry, also where the area was opened at its own address afterwards: files kept their hash', () => {
    const file = `${retry.base}cards.js`;
    for (const attempts of [
      [first, retry],
      [retry, first],
    ])
      expect(attemptAt(attempts, file)?.integrityOf(file)).toBe('sha384-c');
  });

  it('is the last of two at one address, and none for a file from elsewhere', () => {
    const again = new ContainerAttempt(entry, 0);
    expect(attemptAt([first, again], `${first.base}cards.js`)).toBe(again);
    expect(attemptAt([first], 'http://localhost/kit.js')).toBeUndefined();
  });
});
