import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layHost, layRelease } from './entry-fixture';
import { refuseOtherCode } from './passed-releases';
import { pointToBuilds } from './point-to-builds';
import { deployedIn, putRelease } from './put-release';
import { readRegistry } from './registry-file';
import { rollbackArea } from './rollback-area';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'passed-'));
  await layHost(dist);
});

afterEach(() => rm(dist, { recursive: true, force: true }));

async function deploy(build: string) {
  const seen = await deployedIn(dist, await readRegistry(dist));
  await putRelease(dist, await layRelease(dist, 'tasks', build), seen, { action: 'deploy', by: 'ana' });
}

describe('the same version was deployed from other code', () => {
  const check = async (folder: string) => refuseOtherCode(dist, await readRegistry(dist), 'tasks', folder);

  it('is refused, and says what to raise', async () => {
    await deploy('a');
    await expect(check('1.0.0-b')).rejects.toThrow(
      'tasks 1.0.0 was deployed already, from other code (1.0.0-a): raise "version" in remotes/tasks/remote.config.ts.',
    );
  });

  it.each(['1.0.0-a', '1.0.1-b', '1.0.0-rc-b'])('is not what happens with %s', async (folder) => {
    await deploy('a');
    await expect(check(folder)).resolves.toBeUndefined();
  });

  it('does not count what was built and never deployed', async () => {
    await pointToBuilds(dist, [await layRelease(dist, 'tasks', 'a')], ['tasks']);
    await expect(check('1.0.0-b')).resolves.toBeUndefined();
  });
});

describe('a rollback went to a build that never passed a check', () => {
  it('takes by --to only what was deployed once, and names that', async () => {
    await deploy('a');
    await deploy('b');
    await layRelease(dist, 'tasks', 'c');
    await expect(rollbackArea({ dist, id: 'tasks', to: '1.0.0-c', by: 'ana' })).rejects.toThrow(
      'tasks 1.0.0-c was never deployed, so nothing has checked it. Deployed once: 1.0.0-a.',
    );
    await expect(rollbackArea({ dist, id: 'tasks', to: '1.0.0-b', by: 'ana' })).rejects.toThrow(
      '1.0.0-b is deployed already. Name one with --to: 1.0.0-a.',
    );
    await expect(rollbackArea({ dist, id: 'tasks', to: '1.0.0-a', by: 'ana' })).resolves.toEqual({
      from: '1.0.0-b',
      to: '1.0.0-a',
    });
  });
});
