import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import { runQuietly } from '../scripts/release/deploy/run-quietly';
import { tryInHost } from '../scripts/release/deploy/try-in-host';
import { deployedIn } from '../scripts/release/put-release';
import { entryOf, readRegistry } from '../scripts/release/registry-file';
import { removeArea } from '../scripts/release/switch-area';
import { BROKEN, BROKEN_SCREEN, buildEdition } from './support/customer-edition';
import { startServer } from './support/server-process';
import { afterAll, beforeAll, describe, expect, it } from './support/test';

describe.configure({ timeout: 480_000 });

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'deploy-'));
  await cp(BUILDS, dist, { recursive: true, filter: (path) => !path.includes('.lock') });
});

afterAll(() => rm(dist, { recursive: true, force: true }));

/** Runs a command of the repository on the store of this test. */
const run = (script: string, ...args: string[]) =>
  runQuietly('jiti', [`scripts/${script}.ts`, ...args], { RELEASE_STORE: dist, RELEASED_BY: 'Ana' });

describe('npm run deploy', () => {
  it('checks an area, builds it, looks at it in the deployed host and releases it', async () => {
    await removeArea(dist, 'tasks', 'test');
    // What a developer has deployed into the usual store is no part of this.
    await rm(join(dist, 'releases.jsonl'));
    await rm(join(dist, 'remotes/tasks'), { recursive: true });
    const before = await readRegistry(dist);
    const { code, output } = await run('deploy', 'tasks');
    expect(code, output).toBe(0);
    const steps = output.split('\n').filter((line) => /^\d\/9 .*: ok \(\d+\.\d s\)$/.test(line));
    expect(steps).toHaveLength(9);
    const after = await readRegistry(dist);
    expect(after.revision).toBe(before.revision + 1);
    expect(entryOf(after, 'tasks')).toMatchObject({ enabled: true });
    expect(after.remotes.filter(({ descriptor }) => descriptor.id !== 'tasks')).toEqual(before.remotes);
    const history = await run('releases', 'tasks');
    expect(history.output).toMatch(/Ana {2}deploy tasks {2}new -> 1\.0\.0-[0-9a-f]{8}/);
  });

  it('leaves a store that "npm run serve" serves as it is, without building', async () => {
    const registry = await readFile(join(dist, 'registry.json'), 'utf8');
    const env = { RELEASE_STORE: dist, BUILD_FOLDER: join(dist, 'none'), DATA_DIR: join(dist, '.data') };
    const server = await startServer('serve', [], { env });
    try {
      await expect((await fetch(`${server.url}/registry.json`)).text()).resolves.toBe(registry);
      await expect((await fetch(server.url)).text()).resolves.toContain('<template>');
    } finally {
      await server.stop();
    }
    expect(existsSync(join(dist, 'none'))).toBe(false);
  });

  it('refuses a build that does not run in the deployed host, and says what it shows', async () => {
    const registry = await readFile(join(dist, 'registry.json'), 'utf8');
    const broken = await buildEdition(dist, 'broken', BROKEN);
    const deployed = await deployedIn(dist, await readRegistry(dist));
    await expect(tryInHost(dist, broken, deployed)).rejects.toThrow(
      /customers 1\.0\.0-broken does not run in the deployed host:[\s\S]*\/customers shows "Customers failed to start"/,
    );
    await expect(readFile(join(dist, 'registry.json'), 'utf8')).resolves.toBe(registry);
  });

  it('refuses a build of which a screen fails that the menu does not lead to', async () => {
    const broken = await buildEdition(dist, 'brokenscreen', BROKEN_SCREEN);
    const deployed = await deployedIn(dist, await readRegistry(dist));
    await expect(tryInHost(dist, broken, deployed)).rejects.toThrow(
      '/customers/trash shows "Something went wrong in Customers"',
    );
  });

  it('says which areas there are when it is asked for another one', async () => {
    const { code, output } = await run('deploy', 'none');
    expect(code).toBe(1);
    expect(output).toContain('There is no area "none"; there are customers, ');
  });
});
