import { CONTRACT } from '@fm/contract';
import { hearFailures } from '@fm/platform';
import { entryOf, registryOf } from '../outlet-fixture';
import { AreaParts, type PartPage } from './area-parts';

const entry = entryOf({
  id: 'tasks',
  widgets: [{ id: 'due', title: 'Due', size: 'm', order: 1 }],
  search: { label: 'Tasks', minChars: 2 },
});
const widgets = { contract: CONTRACT, id: 'tasks', widgets: { due: () => null } };

function partsOf(open: PartPage['open']) {
  const registry = registryOf(entry);
  const page = {
    registry: {
      load: jest.fn(async () => registry),
      reload: jest.fn(async () => registry),
      entry: () => entry,
    },
    admit: (admitted: typeof entry) => admitted,
    open: jest.fn(open),
  };
  return { parts: new AreaParts(page), page };
}

/** What operators are told. */
const told = jest.fn();
beforeEach(() => hearFailures(told.mockReset()));

describe('the cards of an area', () => {
  it('are asked for once, by name of the part, for all of them', async () => {
    const { parts, page } = partsOf(async () => widgets);
    await Promise.all([parts.widgets('tasks').load(), parts.widgets('tasks').load()]);
    expect(page.open.mock.calls).toEqual([[entry, 0, 'widgets']]);
    expect(parts.widgets('tasks').getSnapshot()).toEqual({ phase: 'ready', part: widgets });
  });

  it('fail when the area hands over something else than it announced', async () => {
    const { parts } = partsOf(async () => ({ ...widgets, widgets: {} }));
    await parts.widgets('tasks').load();
    expect(parts.widgets('tasks').getSnapshot()).toMatchObject({ phase: 'failed' });
  });

  it('come with a retry, under a new number and from the registry as it is then', async () => {
    const answers = [Promise.reject(new Error('down')), Promise.resolve(widgets)];
    const { parts, page } = partsOf(() => answers.shift() ?? Promise.reject(new Error('no more')));
    await parts.widgets('tasks').load();
    await parts.widgets('tasks').load();
    expect(page.open.mock.calls.map(([, retry]) => retry > 0)).toEqual([false, true]);
    expect(page.registry.reload).toHaveBeenCalledTimes(1);
    expect(parts.widgets('tasks').getSnapshot().phase).toBe('ready');
  });

  it('come from the release that is deployed by now, to whoever asks next', async () => {
    const { parts, page } = partsOf(async () => widgets);
    await parts.widgets('tasks').load();
    const older = parts.widgets('tasks');
    expect(parts.widgets('tasks')).toBe(older);
    const newer = { ...entry, base: '/remotes/tasks/1.1.0-b/' };
    page.registry.load.mockResolvedValue({ ...(await page.registry.load()), remotes: [newer] });
    page.registry.entry = () => newer;
    await parts.widgets('tasks').load();
    expect(page.open.mock.calls.map(([{ base }]) => base)).toEqual([entry.base, newer.base]);
    expect(parts.widgets('tasks')).not.toBe(older);
  });

  it('count as not available after four seconds, while the search of the area is on its own', async () => {
    jest.useFakeTimers();
    try {
      const search = { contract: CONTRACT, id: 'tasks', search: async () => [] };
      const { parts } = partsOf((_, __, part) =>
        part === 'search' ? Promise.resolve(search) : new Promise(() => undefined),
      );
      const loads = Promise.all([parts.widgets('tasks').load(), parts.search('tasks').load()]);
      await jest.advanceTimersByTimeAsync(3999);
      expect(parts.search('tasks').getSnapshot().phase).toBe('ready');
      expect(parts.widgets('tasks').getSnapshot().phase).toBe('loading');
      await jest.advanceTimersByTimeAsync(1);
      await loads;
      expect(parts.widgets('tasks').getSnapshot().phase).toBe('failed');
    } finally {
      jest.useRealTimers();
    }
  });

  it('are warmed for the areas that have some, and nobody is held up by one that does not arrive', async () => {
    const { parts, page } = partsOf(() => Promise.reject(new Error('down')));
    await parts.warmWidgets([entryOf({ id: 'employees' })]);
    expect(page.open).not.toHaveBeenCalled();
    await parts.warmWidgets([entry]);
    expect(parts.widgets('tasks').getSnapshot().phase).toBe('failed');
  });
});
