import type { RemoteDescriptor } from '@fm/contract';
import { entryFor } from '../release/entry-fixture';
import { currentDescriptors } from './current-descriptors';

const tasks = entryFor('tasks', 'dev');
const offers = entryFor('offers', 'a');

function followed(read: () => Partial<RemoteDescriptor>) {
  const said: string[] = [];
  const current = currentDescriptors(
    (line) => said.push(line),
    async () => ({ ...tasks.descriptor, ...read() }),
  );
  const title = async () => (await current([tasks], [offers]))[0]?.descriptor.title;
  return { said, title };
}

describe('a changed remote.config.ts had no effect under dev', () => {
  it('has one at the next look at the list of areas', async () => {
    let now = 'Tasks';
    const { said, title } = followed(() => ({ title: now }));
    await expect(title()).resolves.toBe('Tasks');
    now = 'Jobs';
    await expect(title()).resolves.toBe('Jobs');
    expect(said).toEqual([]);
  });

  it('leaves the one before while it cannot be used, and says so once', async () => {
    let change: Partial<RemoteDescriptor> = { title: 'Jobs' };
    const { said, title } = followed(() => change);
    await title();
    change = { title: 'Offers, too', paths: ['/offers'] };
    await title();
    await expect(title()).resolves.toBe('Jobs');
    expect(said).toEqual([expect.stringMatching(/both claim \/offers.*Until then the one before stays\.$/)]);
  });

  it('says that another part of the area wants a restart', async () => {
    const { said, title } = followed(() => ({ search: { label: 'Tasks', minChars: 2 } }));
    await title();
    expect(said).toEqual([expect.stringContaining('want a restart')]);
  });
});
