import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCommands } from './check-commands';
import { sentCommands } from './sent-commands';

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const knows =
  (...names: readonly string[]) =>
  (response: ServerResponse) =>
    void response.end(JSON.stringify({ result: names }));

describe('the commands that an area sends', () => {
  it('are all known to the functions', async () => {
    answer = knows('tasks.save', 'tasks.close');
    await expect(checkCommands('tasks', ['tasks.save'], { url, isNamed: true })).resolves.toBeUndefined();
  });

  it('refuse the release where the functions lack some, and say what to do', async () => {
    answer = knows('tasks.save');
    await expect(
      checkCommands('tasks', ['tasks.pause', 'tasks.save', 'tasks.split'], { url, isNamed: false }),
    ).rejects.toThrow(
      `tasks sends tasks.pause, tasks.split, which the functions at ${url} do not know. Deploy the functions first`,
    );
  });

  it('are not asked for where no backend runs, and the functions of a named project must answer', async () => {
    const gone = 'http://127.0.0.1:1';
    await expect(checkCommands('tasks', [], { url: gone, isNamed: false })).resolves.toContain(
      'no functions answer',
    );
    await expect(checkCommands('tasks', [], { url: gone, isNamed: true })).rejects.toThrow('does not answer');
  });

  it('are not asked of functions that cannot say, and anything but commands is no answer', async () => {
    answer = (response) => void response.writeHead(404).end();
    await expect(checkCommands('tasks', [], { url, isNamed: true })).resolves.toContain('from before');
    answer = (response) => void response.end('<html></html>');
    await expect(checkCommands('tasks', [], { url, isNamed: true })).rejects.toThrow('not with commands');
  });

  it('are those whose names stand in its scripts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sent-'));
    try {
      await mkdir(join(folder, 'late'));
      await writeFile(join(folder, 'a.js'), `run("tasks.save",a);var b='tasks.title';x("tasks.saved")`);
      await writeFile(join(folder, 'late/b.js'), 'run(`tasks.close`)');
      await writeFile(join(folder, 'a.css'), '"tasks.open"');
      await expect(sentCommands(folder, ['tasks.open', 'tasks.save', 'tasks.close'])).resolves.toEqual([
        'tasks.close',
        'tasks.save',
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
