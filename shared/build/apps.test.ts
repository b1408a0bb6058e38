import { readdirSync } from 'node:fs';
import { CONTRACT, satisfies } from '@fm/contract';
import { readDescriptor, readDescriptors } from './apps';
import { releaseOf } from './build-id';
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

  it('have a build id that stays while nothing changes, and is their own', async () => {
    const [tasks, offers] = await Promise.all([readDescriptor('tasks'), readDescriptor('offers')]);
    const first = await releaseOf(tasks);
    expect(await releaseOf(tasks)).toEqual(first);
    expect((await releaseOf(offers)).build).not.toBe(first.build);
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
