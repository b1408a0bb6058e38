import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContractError, type RegistryEntry } from '@fm/contract';
import { type LoadedRegistry, loadRegistry } from './registry';
import { RegistryStore } from './registry-store';
import { newStorage } from './storage-fixture';

const registry = { schema: 1, revision: 7, remotes: [] };

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;

const sends =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('loadRegistry', () => {
  it('gives what the server says', async () => {
    answer = sends(registry);
    await expect(loadRegistry(url, 'no-cache', newStorage())).resolves.toMatchObject({ registry });
  });

  it.each([
    ['refuses', sends('no', 500)],
    ['sends a page', (response: ServerResponse) => void response.end('<html></html>')],
    ['sends another schema', sends({ schema: 2 })],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
  ])('uses the last good copy when the server %s', async (_, wrong) => {
    const storage = newStorage();
    answer = sends(registry);
    const { fetchedAt } = await loadRegistry(url, 'no-cache', storage);
    answer = wrong;
    const loaded = await loadRegistry(url, 'no-cache', storage);
    expect(loaded).toMatchObject({ registry, fetchedAt });
    expect(loaded.staleBecause).toBeDefined();
  });

  it('rejects when the server refuses and nothing is kept', async () => {
    answer = sends('no', 503);
    await expect(loadRegistry(url, 'no-cache', newStorage())).rejects.toThrow('503');
  });

  it('does not trust a kept copy that is not a registry', async () => {
    const storage = newStorage();
    storage.setItem('fm.registry', '{"schema":99}');
    answer = sends('no', 503);
    await expect(loadRegistry(url, 'no-cache', storage)).rejects.toThrow('503');
  });
});

describe('a late edge switched an area on again', () => {
  const written = (day: number, revision = 7) => ({
    ...registry,
    revision,
    writtenAt: `2026-03-0${day}T08:00:00.000Z`,
  });

  it.each([
    ['of an earlier instant', written(2), written(1)],
    ['of an earlier instant, whatever its revision', written(2, 1), written(1, 9)],
    ['of a lower revision, where neither says when', registry, { ...registry, revision: 6 }],
    ['of a lower revision, from before stores said when', written(2), { ...registry, revision: 6 }],
  ])('does not believe an answer %s than the kept copy', async (_, kept, late) => {
    const storage = newStorage();
    answer = sends(kept);
    await loadRegistry(url, 'no-cache', storage);
    answer = sends(late);
    const again = await loadRegistry(url, 'no-cache', storage);
    expect(again.registry).toEqual(kept);
    expect(String(again.staleBecause)).toContain('is older than the one known');
    answer = sends('no', 503);
    await expect(loadRegistry(url, 'no-cache', storage)).resolves.toMatchObject({ registry: kept });
  });

  it.each([
    ['the same again', written(2), written(2)],
    ['a rollback, written later', written(2, 7), written(3, 8)],
    ['a store begun anew', written(2, 40), written(3, 1)],
    ['the first that says when, in a store begun anew', { ...registry, revision: 40 }, written(1, 1)],
    ['a list made for one page, of a high revision', written(2), { ...registry, revision: 1e12 }],
  ])('believes %s', async (_, kept, next) => {
    const storage = newStorage();
    answer = sends(kept);
    await loadRegistry(url, 'no-cache', storage);
    answer = sends(next);
    const again = await loadRegistry(url, 'no-cache', storage);
    expect(again.registry).toEqual(next);
    expect(again.staleBecause).toBeUndefined();
  });

  it('gives what the server says when this browser cannot keep it', async () => {
    answer = sends(registry);
    const full = Object.assign(newStorage(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await expect(loadRegistry(url, 'no-cache', full)).resolves.toMatchObject({ registry });
  });
});

const loaded = (revision: number) => ({
  registry: { schema: 1 as const, revision, remotes: [] },
  refused: [],
});

describe('RegistryStore', () => {
  it('asks once, however often it is loaded', async () => {
    const load = jest.fn(async () => loaded(1));
    const store = new RegistryStore(url, load);
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(load).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot().phase).toBe('ready');
  });

  it('asks again after a failure', async () => {
    const load = jest.fn(async () => loaded(1)).mockRejectedValueOnce(new Error('down'));
    const store = new RegistryStore(url, load);
    await expect(store.load()).rejects.toThrow('down');
    expect(store.getSnapshot().phase).toBe('failed');
    await store.load();
    expect(store.getSnapshot().phase).toBe('ready');
  });

  it('chooses anew in what is known when somebody else looks, and asks for nothing', async () => {
    let person = 'ana';
    const load = jest.fn(async () => loaded(1));
    const store = new RegistryStore(url, load, (told) => ({ ...told, host: person }));
    await store.load();
    expect(store.host).toBe('ana');
    person = 'bea';
    store.chooseAgain();
    expect(store.host).toBe('bea');
    await expect(store.load()).resolves.toMatchObject({ host: 'bea' });
    await store.poll();
    expect(store.host).toBe('bea');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('takes over what a look finds changed, for whoever asks next too', async () => {
    let revision = 1;
    const load = jest.fn(async () => loaded(revision));
    const store = new RegistryStore(url, load);
    await store.load();
    revision = 2;
    await store.poll();
    expect(store.getSnapshot()).toMatchObject({ registry: { revision: 2 } });
    await expect(store.load()).resolves.toMatchObject({ revision: 2 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tells nobody when a look finds nothing changed, or the server does not answer', async () => {
    const load = jest.fn(async (): Promise<LoadedRegistry> => loaded(1));
    const store = new RegistryStore(url, load);
    await store.load();
    const told = jest.fn();
    store.subscribe(told);
    await store.poll();
    load.mockRejectedValueOnce(new Error('down'));
    await store.poll();
    // The kept copy of this browser may be older than what the page has.
    load.mockResolvedValueOnce({ ...loaded(0), staleBecause: new Error('down') });
    await store.poll();
    expect(told).not.toHaveBeenCalled();
  });

  it('does not believe an answer older than what the page knows, asked for or found by a look', async () => {
    const load = jest.fn(async (): Promise<LoadedRegistry> => loaded(2));
    const store = new RegistryStore(url, load);
    await store.load();
    load.mockResolvedValue(loaded(1));
    await store.poll();
    await expect(store.reload()).resolves.toMatchObject({ revision: 2 });
    await expect(store.load()).resolves.toMatchObject({ revision: 2 });
    expect(store.getSnapshot()).toMatchObject({ registry: { revision: 2 } });
  });

  it('takes over what another window of this browser knows from later, although the server lags', async () => {
    const load = jest.fn(async (): Promise<LoadedRegistry> => loaded(1));
    const store = new RegistryStore(url, load);
    await store.load();
    load.mockResolvedValue({ ...loaded(2), staleBecause: new Error('older') });
    await store.poll();
    expect(store.getSnapshot()).toMatchObject({ registry: { revision: 2 } });
  });

  it('keeps what it knows when a reload fails', async () => {
    const load = jest.fn(async () => loaded(1));
    const store = new RegistryStore(url, load);
    await store.load();
    load.mockRejectedValueOnce(new Error('down'));
    await expect(store.reload()).rejects.toThrow('down');
    expect(store.getSnapshot().phase).toBe('ready');
  });

  it('keeps an area whose new release it does not understand as it was, and lets go of one that is gone', async () => {
    const area = (id: string) => ({ descriptor: { id } }) as RegistryEntry;
    const told = (
      revision: number,
      remotes: readonly RegistryEntry[],
      refused: LoadedRegistry['refused'],
    ) => ({
      registry: { schema: 1 as const, revision, remotes },
      refused,
    });
    const load = jest.fn(async (): Promise<LoadedRegistry> => told(1, [area('tasks'), area('offers')], []));
    const store = new RegistryStore(url, load);
    await store.load();
    const because = new ContractError('descriptor of "tasks": "icon" is "rocket".');
    load.mockResolvedValue(told(2, [], [{ area: 'tasks', because }]));
    await store.poll();
    expect([store.entry('tasks'), store.entry('offers')]).toEqual([area('tasks'), undefined]);
    await store.reload();
    expect(store.entry('tasks')).toEqual(area('tasks'));
    expect(store.getSnapshot()).toMatchObject({ registry: { revision: 2 }, refused: [{ because }] });
  });
});
