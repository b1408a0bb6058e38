import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layHost, layRelease } from './entry-fixture';
import { listReleases } from './list-releases';
import { pointToBuilds } from './point-to-builds';
import { endPreview, previewsOf, putPreview } from './previews';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'previews-'));
  await layHost(dist);
  const released = await layRelease(dist, 'tasks', 'a');
  await pointToBuilds(dist, [released], ['tasks']);
  await putPreview(dist, released, []);
  await putPreview(dist, await layRelease(dist, 'tasks', 'b'), ['admin', 'office']);
  await putPreview(dist, await layRelease(dist, 'tasks', 'c'), []);
  await layRelease(dist, 'tasks', 'd');
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const folders = async () => (await previewsOf(dist, 'tasks')).map(({ folder }) => folder);

describe('previews of an area', () => {
  it('are listed below what is released, with whom they are for; not of what all have', async () => {
    expect((await listReleases(dist)).slice(-3).map((line) => line.trim())).toEqual([
      'tasks          1.0.0-a',
      'preview 1.0.0-b for admin, office',
      'preview 1.0.0-c for everybody',
    ]);
  });

  it('are none of an area that was never built', async () => {
    expect(await previewsOf(dist, 'keys')).toEqual([]);
  });

  it('end one by one, and leave the files of the release where they are', async () => {
    await endPreview(dist, 'tasks', '1.0.0-b');
    expect(await folders()).toEqual(['1.0.0-a', '1.0.0-c']);
    await expect(access(join(dist, 'remotes', 'tasks', '1.0.0-b', 'release.json'))).resolves.toBeUndefined();
  });

  it.each(['1.0.0-d', '../tasks/1.0.0-b', ''])(
    'are not ended by a name that none has: "%s"',
    async (name) => {
      await expect(endPreview(dist, 'tasks', name)).rejects.toThrow('There: 1.0.0-a, 1.0.0-b, 1.0.0-c.');
      expect(await folders()).toHaveLength(3);
    },
  );
});
