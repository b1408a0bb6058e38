import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layRelease } from './entry-fixture';
import { buildHostOf, layBuild, scriptOf } from './host-fixture';
import { listHistory, listReleases } from './list-releases';
import { pointToBuilds } from './point-to-builds';
import { putHost, seenHost } from './put-host';
import { readRegistry } from './registry-file';
import { rollbackHost } from './rollback-host';
import { switchOff } from './switch-area';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'rollback-host-'));
  await buildHostOf(dist, 'a');
  await pointToBuilds(dist, [await layRelease(dist, 'tasks', '1')], ['tasks']);
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const page = () => readFile(join(dist, 'host/index.html'), 'utf8');
const hostNow = async () => (await readRegistry(dist)).host;

async function deploy(host: string, made: Parameters<typeof layBuild>[2] = {}) {
  await layBuild(dist, host, made);
  await putHost(dist, host, await seenHost(dist), { action: 'deploy', by: 'ana' });
}

describe('a rollback of the host', () => {
  it('goes to the build before by its page, and forward again when done twice', async () => {
    await deploy('b');
    await expect(rollbackHost({ dist, by: 'ana' })).resolves.toEqual({ from: 'b', to: 'a' });
    await expect(page()).resolves.toContain(scriptOf('a'));
    await expect(hostNow()).resolves.toBe('a');
    await rollbackHost({ dist, by: 'ana' });
    await expect(page()).resolves.toContain(scriptOf('b'));
  });

  it('goes to any build that was deployed once and is named', async () => {
    for (const host of ['b', 'c', 'd']) await deploy(host);
    await rollbackHost({ dist, to: 'b', by: 'ana' });
    await expect(hostNow()).resolves.toBe('b');
  });

  it('goes to the build before also when that is named', async () => {
    await deploy('b');
    await rollbackHost({ dist, to: 'a', by: 'ana' });
    await expect(hostNow()).resolves.toBe('a');
  });

  it.each([
    ['the build that is released', 'b', 'host: b is released already. No other build was deployed.'],
    ['a build that is not in the store', 'f', 'The host has no build f in'],
    ['a build that no deployment checked', 'c', 'host c was never deployed, so nothing has checked it'],
  ])('of %s says what there is', async (_, to, message) => {
    await deploy('b');
    await layBuild(dist, 'c');
    await expect(rollbackHost({ dist, to, by: 'ana' })).rejects.toThrow(message);
    await expect(hostNow()).resolves.toBe('b');
  });

  it('says so when there is nothing to go back to', async () => {
    await expect(rollbackHost({ dist, by: 'ana' })).rejects.toThrow('nothing is known from before a');
  });

  it('refuses a build whose files are missing', async () => {
    await deploy('b');
    await rm(join(dist, 'host', scriptOf('a')));
    await expect(rollbackHost({ dist, by: 'ana' })).rejects.toThrow(
      `Build a of the host lacks files in ${dist} (${scriptOf('a')})`,
    );
    await expect(page()).resolves.toContain(scriptOf('b'));
  });

  it('refuses a build that an area does not run in, and leaves everything as it is', async () => {
    await deploy('b');
    await pointToBuilds(dist, [await layRelease(dist, 'offers', '1', '^20.0.0')], ['tasks', 'offers']);
    const before = await readFile(join(dist, 'registry.json'), 'utf8');
    await expect(rollbackHost({ dist, by: 'ana' })).rejects.toThrow(
      'offers asks the host for react ^20.0.0, and this host (build a) has 19.3.1.',
    );
    await expect(readFile(join(dist, 'registry.json'), 'utf8')).resolves.toBe(before);
    await expect(page()).resolves.toContain(scriptOf('b'));
  });
});

describe('a deployment of the host', () => {
  it('lists the areas that would lose something, a line each, and refuses', async () => {
    await pointToBuilds(dist, [await layRelease(dist, 'offers', '1')], ['tasks', 'offers']);
    await expect(deploy('b', { contract: '9.0.0', react: '20.0.0' })).rejects.toThrow(
      [
        'Areas would no longer run in build b of the host:',
        '- tasks asks for contract ^2.0.0, and this host (build b) has 9.0.0.',
        '- tasks asks the host for react ^19.0.0, and this host (build b) has 20.0.0.',
        '- offers asks for contract ^2.0.0, and this host (build b) has 9.0.0.',
        '- offers asks the host for react ^19.0.0, and this host (build b) has 20.0.0.',
        'Nothing was released. Deploy releases of them that fit it first, or switch them off.',
      ].join('\n'),
    );
    await expect(page()).resolves.toContain(scriptOf('a'));
    await expect(hostNow()).resolves.toBe('a');
  });

  it('is kept from nothing by an area that is switched off', async () => {
    await switchOff(dist, 'tasks', 'Back at noon.', 'olga');
    await deploy('b', { react: '20.0.0' });
    await expect(hostNow()).resolves.toBe('b');
  });

  it('is refused when an area is not in the store', async () => {
    await rm(join(dist, 'remotes/tasks'), { recursive: true });
    await expect(deploy('b')).rejects.toThrow('tasks: its release 1.0.0-1 is not in the store');
  });

  it('at once with another one: the second is told who was first', async () => {
    const seen = await seenHost(dist);
    await layBuild(dist, 'b');
    await deploy('c');
    await expect(putHost(dist, 'b', seen, { action: 'deploy', by: 'olga' })).rejects.toThrow(
      /^The host was replaced meanwhile by ana at .* \(deploy, revision 3\): build c is released now/,
    );
    await expect(hostNow()).resolves.toBe('c');
  });
});

describe('what is told of the host', () => {
  it('is what is released, what it can go back to, and who changed it', async () => {
    await deploy('b');
    await deploy('c');
    await rollbackHost({ dist, by: 'olga' });
    expect((await listReleases(dist, 'host')).slice(1)).toEqual([
      '  host           b (before: c)',
      '  back to: c',
    ]);
    expect(await listHistory(dist, 'host')).toEqual([
      expect.stringMatching(/5 .* olga {2}rollback host {2}c -> b$/),
      expect.stringMatching(/4 .* ana {2}deploy host {2}b -> c$/),
      expect.stringMatching(/3 .* ana {2}deploy host {2}a -> b$/),
      expect.stringMatching(/1 .* build host {2}new -> a$/),
    ]);
  });
});
