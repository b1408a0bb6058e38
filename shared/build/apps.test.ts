import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT, satisfies } from '@fm/contract';
import { readDescriptors } from './apps';
import { remoteSources } from './build-id';
import { ROOT } from './paths';
import { containerName, releaseFolder } from './release';

describe('the areas of this repository', () => {
  it('all say of themselves what the contract asks for, and none claims what another one has', async () => {
    const ids = (await readDescriptors()).map(({ id }) => id);
    const folders = readdirSync(`${ROOT}/remotes`, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(ids).toEqual(folders.map(({ name }) => name).sort());
  });

  it('all fit this host', async () => {
    for (const { contract } of await readDescriptors()) expect(satisfies(CONTRACT, contract)).toBe(true);
  });

  it('have sources of their own, which stay while nothing changes', async () => {
    const first = await remoteSources('tasks');
    expect(await remoteSources('tasks')).toBe(first);
    expect(await remoteSources('offers')).not.toBe(first);
  });
});

describe('a build', () => {
  const tasks = {
    id: 'tasks',
    title: 'Tasks',
    owner: 'Team Tasks',
    version: '1.0.0',
    contract: '^2.0.0',
    paths: ['/tasks'],
    menu: [{ id: 'tasks', label: 'Task', to: '/tasks', icon: 'task' }],
    commands: [{ id: 'new', label: 'New task', to: '/tasks/form', requires: 'tasks:edit' }],
    permissions: [{ id: 'tasks:edit', label: 'Change tasks' }],
  };
  const [entry] = tasks.menu;
  const [command] = tasks.commands;
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'areas-'));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  /** Reads areas described like this, as every build does before anything else. */
  async function read(...descriptors: readonly { readonly id: string }[]) {
    for (const descriptor of descriptors) {
      const folder = join(root, 'remotes', descriptor.id);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'remote.config.ts'), `export default ${JSON.stringify(descriptor)};`);
    }
    return readDescriptors(root);
  }

  it('takes areas that keep the contract', async () => {
    expect(await read(tasks)).toEqual([tasks]);
  });

  it.each([
    ['a menu entry that leads elsewhere', { menu: [{ ...entry, to: '/offers' }] }, '"to" is "/offers"'],
    ['a command that leads elsewhere', { commands: [{ ...command, to: '/offers' }] }, '"to" is "/offers"'],
    ['a permission it does not declare', { permissions: [] }, '"requires" names the unknown permission'],
    [
      'a permission no role has',
      { permissions: [...tasks.permissions, { id: 'tasks:fly', label: 'Fly' }] },
      'permissions: the role table does not know "tasks:fly"',
    ],
    ['hosts that lack what it runs on', { contract: '^1.2.0' }, '"contract" must be ^1.3.0 or later'],
    ['one id for two commands', { commands: [command, command] }, '"commands" has "new" twice'],
    ['a search it has no source for', { search: { label: 'Tasks', minChars: 2 } }, '"search" is there but'],
  ])('property 16: fails at an area with %s, naming file and field', async (_, change, field) => {
    const refused = read({ ...tasks, ...change });
    await expect(refused).rejects.toThrow(field);
    await expect(refused).rejects.toThrow('remotes/tasks/remote.config.ts');
    await expect(refused).rejects.toMatchObject({ name: 'ContractError' });
  });

  it('property 16: fails at two areas that claim one path, naming both and the field', async () => {
    const rival = { ...tasks, id: 'todos', menu: [], commands: [] };
    const refused = read(tasks, rival);
    await expect(refused).rejects.toThrow('"paths" of "todos" and "tasks" both claim /tasks');
    await expect(refused).rejects.toThrow('remotes/*/remote.config.ts');
  });
});

describe('a release', () => {
  const release = { id: 'work-orders', version: '1.12.0', build: '3f9c1e2a' };

  it('has a folder for its version and build', () => {
    expect(releaseFolder(release)).toBe('1.12.0-3f9c1e2a');
  });

  it('has a container name that is an identifier', () => {
    expect(containerName(release)).toBe('work_orders_1_12_0_3f9c1e2a');
  });
});
