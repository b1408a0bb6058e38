import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layHost, layRelease } from './entry-fixture';
import { pointToBuilds } from './point-to-builds';
import { entryOf, readRegistry } from './registry-file';
import { switchOff, switchOn } from './switch-area';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'switch-'));
  await layHost(dist);
  await pointToBuilds(dist, [await layRelease(dist, 'tasks', 'a', '^19.0.0')], ['tasks']);
  await switchOff(dist, 'tasks', 'Back at noon.', 'ana');
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const tasks = async () => entryOf(await readRegistry(dist), 'tasks');
const on = () => switchOn(dist, 'tasks', 'ana');

describe('an area that was switched off', () => {
  it('is on again where the host is as it was, and says nothing to people', async () => {
    await on();
    await expect(tasks()).resolves.toMatchObject({ enabled: true, notice: null });
  });

  it('stays off where a host was deployed meanwhile that does not run it, with what it would lack', async () => {
    // No host is checked against an area that is off.
    await layHost(dist, 'h2', '9.0.0');
    const before = await readFile(join(dist, 'registry.json'), 'utf8');
    await expect(on()).rejects.toThrow(
      'tasks would not run in the deployed host:\n' +
        '- tasks asks for contract ^2.0.0, and the deployed host (build h2) has 9.0.0.\n' +
        'It stays off. Deploy a release of it that fits the host first.',
    );
    await expect(readFile(join(dist, 'registry.json'), 'utf8')).resolves.toBe(before);
  });

  it('stays off where its release is no longer in the store', async () => {
    await rm(join(dist, 'remotes'), { recursive: true });
    await expect(on()).rejects.toThrow('its release 1.0.0-a is not in the store');
  });
});
