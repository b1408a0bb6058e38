import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT } from '@fm/contract';
import { otherTypes } from './check-areas';
import { layRelease } from './entry-fixture';
import type { HostBuild } from './host-build';
import { pointToBuilds } from './point-to-builds';
import { readRegistry } from './registry-file';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'areas-'));
  await pointToBuilds(dist, [await layRelease(dist, 'tasks', 'a')], ['tasks']);
  const takes = { '@fm/ui': ['Button', 'Dialog'] };
  await writeFile(join(dist, 'remotes', 'tasks', '1.0.0-a', 'imports.json'), JSON.stringify(takes));
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const host = (types?: HostBuild['types']): HostBuild => ({
  build: 'h1',
  files: [],
  parts: {},
  contract: CONTRACT,
  olderMajors: [],
  shared: {},
  types,
});

const withProps = (props: string): HostBuild['types'] => ({
  modules: { '@fm/ui': { Button: '(props: ButtonProps) => Element', Dialog: '() => Element' } },
  types: { ButtonProps: props },
});

describe('before a host is released', () => {
  const before = host(withProps('{ onClick: () => void }'));

  it('the areas are named that take something whose type is another by then', async () => {
    const now = host(withProps('{ onPress: () => void }'));
    await expect(otherTypes(dist, await readRegistry(dist), before, now)).resolves.toEqual([
      'tasks 1.0.0-a takes Button of @fm/ui: of another type by now.',
    ]);
  });

  it('nothing is said where all types are as they were, or one of the two does not say them', async () => {
    const registry = await readRegistry(dist);
    await expect(otherTypes(dist, registry, before, before)).resolves.toEqual([]);
    await expect(otherTypes(dist, registry, host(), before)).resolves.toEqual([]);
    await expect(otherTypes(dist, registry, undefined, before)).resolves.toEqual([]);
  });
});
