import type { RegistryEntry } from '@fm/contract';
import { Federation } from './federation';
import { entryOf, registryOf } from './outlet-fixture';

// Runs what the bundler's runtime fetches, which is not here.
jest.mock('./loading/lazy-modules', () => ({ warmModules: jest.fn() }));

/** A page whose registry names these areas; `open` fetches one. */
function pageWith(entries: readonly RegistryEntry[], open: (entry: RegistryEntry) => Promise<unknown>) {
  const page = new Federation({ registryUrl: '/registry.json' });
  jest.spyOn(page.registry, 'load').mockResolvedValue(registryOf(...entries));
  jest
    .spyOn(page.registry, 'entry')
    .mockImplementation((id) => entries.find(({ descriptor }) => descriptor.id === id));
  jest.spyOn(page, 'admit').mockImplementation((entry) => entry);
  return { page, open: jest.spyOn(page, 'open').mockImplementation(open) };
}

describe('one dead area ended the warm-up of the others', () => {
  const tasks = (changes: Partial<RegistryEntry> = {}) => entryOf({ id: 'tasks' }, changes);

  it('does not hold back the next when its files are missing or its code fails', async () => {
    const { page } = pageWith([tasks()], () => Promise.reject(new Error('is broken')));
    await expect(page.warm('/tasks')).resolves.toBe(true);
  });

  it('says when its server hangs, which may be the server of the others too', async () => {
    const { page } = pageWith([tasks({ timeoutMs: 20 })], () => new Promise(() => undefined));
    await expect(page.warm('/tasks')).resolves.toBe(false);
  });

  it('asks for nothing of an area that was built for another host, and counts no failure', async () => {
    const other = entryOf({ id: 'tasks', contract: '^9.0.0' });
    const { page, open } = pageWith([other], async () => undefined);
    await expect(page.warm('/tasks')).resolves.toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(page.log.recordOf('tasks').phase).toBe('idle');
  });
});

describe('what is fetched ahead', () => {
  it('runs nothing of an area, and counts no try', async () => {
    const entry = entryOf({ id: 'tasks' }, { timeoutMs: 20 });
    const { page, open } = pageWith([entry], async () => undefined);
    await expect(page.fetchAhead('/tasks/form')).resolves.toBe(false);
    expect(open).not.toHaveBeenCalled();
    expect(page.log.recordOf('tasks')).toMatchObject({ phase: 'idle', tries: 0 });
  });

  it('is nothing of an area that is open, off or not to be trusted', async () => {
    const { page } = pageWith([entryOf({ id: 'tasks' }, { enabled: false })], async () => undefined);
    await expect(page.fetchAhead('/tasks')).resolves.toBe(true);
    await expect(page.fetchAhead('/nowhere')).resolves.toBe(true);
  });
});
