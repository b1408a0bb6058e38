import { readFileSync } from 'node:fs';
import { type LocalBackend, startLocalBackend } from '../../index';
import { eventually } from '../../testing/eventually';
import { RestClient } from '../../testing/rest-client';
import { type FixtureBundle, fixtureBundle } from '../fixture-bundle';
import { functionsState } from '../functions-state';

const MOST_BYTES = 160 * 1024 ** 2;
/** Of processor time up to the first answer: 4 s. Alone it takes 1.1 s, on a core shared with others 1.8 s. */
const MOST_TICKS = 400;

let fixture: FixtureBundle;
let backend: LocalBackend;
let lines: string[];

const call = (name: string, data: unknown = null) =>
  fetch(`${backend.url}/demo-facility/europe-west3/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ data }),
  });
/** A moment for a call to reach the function. */
const begun = () => new Promise((resolve) => setTimeout(resolve, 200));
const state = () => functionsState(backend);
const pidOf = async () =>
  (await eventually(async () => (await state()).pids.length === 1 && (await state()))).pids[0];

beforeAll(() => {
  fixture = fixtureBundle();
});
afterAll(() => fixture.remove());

beforeEach(async () => {
  lines = [];
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    log: (line) => lines.push(line),
    functions: { bundle: fixture.bundle },
  });
});
afterEach(() => backend.close());

describe('the process of the functions', () => {
  it('is not there before it is needed, then small and soon ready', async () => {
    expect((await state()).pids).toEqual([]);
    expect((await call('read', 'c/1')).status).toBe(200);
    const pid = await pidOf();
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15);
    expect(times.reduce((sum, ticks) => sum + Number(ticks), 0)).toBeLessThan(MOST_TICKS);
    const [, pages = ''] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    expect(Number(pages) * 4096).toBeLessThan(MOST_BYTES);
  });

  it('answers 503 to a call that it dies in, and the next call', async () => {
    await call('read', 'c/1');
    const answered = call('slow');
    const pid = await pidOf();
    await begun();
    process.kill(pid ?? 0, 'SIGKILL');
    const response = await answered;
    expect(response.status).toBe(503);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(await response.json()).toMatchObject({ error: { status: 'UNAVAILABLE' } });
    expect((await call('read', 'c/1')).status).toBe(200);
    expect(await pidOf()).not.toBe(pid);
  });

  it('comes back when a function ends it', async () => {
    expect((await call('group-die')).status).toBe(503);
    expect((await call('read', 'c/1')).status).toBe(200);
    expect(lines).toContain('functions: the process ended (3) and is started again.');
  });

  it('runs a new bundle as soon as that is there, and finishes what the old one began', async () => {
    await call('read', 'c/1');
    const slow = call('slow');
    await begun();
    fixture.edit("wait(3_000, 'old')", "wait(1, 'new')");
    const fast = () => call('slow').then((response) => response.json());
    await eventually(async () => ((await fast()) as { result: string }).result === 'new');
    expect(await (await slow).json()).toEqual({ result: 'old' });
    fixture.edit("wait(1, 'new')", "wait(3_000, 'old')");
  });

  it('is started again after a bundle that does not load was mended', async () => {
    fixture.edit('import {', 'throw new Error("Broken.");\nimport {');
    expect((await call('refuse')).status).toBe(503);
    expect(lines.join('\n')).toContain('Broken.');
    fixture.edit('throw new Error("Broken.");', '');
    await eventually(async () => (await call('refuse')).status === 403);
  });
});

describe('a schedule', () => {
  it('runs when an administrator asks for it, with the time that is given', async () => {
    const at = '2026-11-22T03:00:00.000Z';
    const run = (name: string, authorization = 'Bearer owner') =>
      fetch(`${backend.url}/__local/functions/${name}/run?at=${at}`, {
        method: 'POST',
        headers: { authorization },
      });
    expect((await run('tick')).status).toBe(200);
    const rest = new RestClient(backend);
    expect(await rest.fields('ticks/last')).toEqual({ scheduleTime: { stringValue: at } });
    expect((await run('greet')).status).toBe(400);
    expect((await run('nothing')).status).toBe(404);
    expect((await run('tick', 'Bearer x')).status).toBe(403);
  });

  it('is listed with the other functions', async () => {
    const { functions } = await state();
    expect(functions.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'callable fail',
      'callable greet',
      'callable group-die',
      'event noteChange',
      'callable read',
      'callable refuse',
      'callable slow',
      'event stumble',
      'schedule tick',
    ]);
    expect(functions.find(({ name }) => name === 'tick')).toMatchObject({
      schedule: '30 4 * * 1',
      timeZone: 'Europe/Berlin',
    });
  });
});

it('costs nothing without functions', async () => {
  const plain = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  const response = await fetch(`${plain.url}/__local/functions`, {
    headers: { authorization: 'Bearer owner' },
  });
  expect(response.status).toBe(404);
  await plain.close();
});
