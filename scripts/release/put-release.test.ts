import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryFor, layHost, layRelease } from './entry-fixture';
import { readHistory } from './history';
import { listHistory, listReleases } from './list-releases';
import { pointToBuilds } from './point-to-builds';
import { deployedIn, putRelease } from './put-release';
import { entryOf, readRegistry } from './registry-file';
import { rollbackArea } from './rollback-area';
import { switchOff, switchOn } from './switch-area';

let dist: string;

const byAna = { action: 'deploy', by: 'ana' } as const;
const byOlga = { action: 'deploy', by: 'olga' } as const;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'release-'));
  await layHost(dist);
  await pointToBuilds(
    dist,
    [await layRelease(dist, 'tasks', 'a'), entryFor('offers', 'a')],
    ['offers', 'tasks'],
  );
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const seen = async () => deployedIn(dist, await readRegistry(dist));
const text = () => readFile(join(dist, 'registry.json'), 'utf8');
const buildOf = async (id: string) => entryOf(await readRegistry(dist), id)?.build;

async function deploy(id: string, build: string) {
  await putRelease(dist, await layRelease(dist, id, build), await seen(), byAna);
}

describe('two deployments at once', () => {
  it('of one area: one wins, the other is told who did and what to do, and changes nothing', async () => {
    const both = await seen();
    const [ours, theirs] = [await layRelease(dist, 'tasks', 'b'), await layRelease(dist, 'tasks', 'c')];
    const outcomes = await Promise.allSettled([
      putRelease(dist, ours, both, byAna),
      putRelease(dist, theirs, both, byOlga),
    ]);
    const lost = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason.message)] : [],
    );
    const winner = entryOf(await readRegistry(dist), 'tasks');
    const by = winner?.build === 'b' ? 'ana' : 'olga';
    expect(lost).toEqual([
      expect.stringMatching(
        new RegExp(
          `^tasks was changed meanwhile by ${by} at .* \\(deploy, revision 2\\): 1\\.0\\.0-${winner?.build} .*deploy again`,
        ),
      ),
    ]);
    await expect(readRegistry(dist)).resolves.toMatchObject({ revision: 2 });
  });

  it('of two areas: both are released', async () => {
    const both = await seen();
    const [ours, theirs] = [await layRelease(dist, 'tasks', 'b'), await layRelease(dist, 'offers', 'c')];
    await Promise.all([putRelease(dist, ours, both, byAna), putRelease(dist, theirs, both, byOlga)]);
    expect([await buildOf('tasks'), await buildOf('offers')]).toEqual(['b', 'c']);
  });

  it('is refused when the other area took the path this one wants', async () => {
    const both = await seen();
    await putRelease(dist, entryFor('offers', 'b', { paths: ['/offers', '/board'] }), both, byAna);
    const before = await text();
    const rival = entryFor('tasks', 'b', { paths: ['/tasks', '/board'] });
    await expect(putRelease(dist, rival, both, byOlga)).rejects.toThrow('both claim /board');
    await expect(text()).resolves.toBe(before);
  });

  it('is refused when the host was replaced since the area was tried in it', async () => {
    const before = await seen();
    await layHost(dist, 'h2');
    const release = await layRelease(dist, 'tasks', 'b');
    await expect(putRelease(dist, release, before, byAna)).rejects.toThrow('The host was replaced meanwhile');
    await expect(buildOf('tasks')).resolves.toBe('a');
  });

  it('keeps an area off that operators switched off meanwhile', async () => {
    const before = await seen();
    await switchOff(dist, 'tasks', 'Back at noon.', 'olga');
    await putRelease(dist, await layRelease(dist, 'tasks', 'b'), before, byAna);
    expect(entryOf(await readRegistry(dist), 'tasks')).toMatchObject({ build: 'b', enabled: false });
  });
});

describe('a rollback', () => {
  it('goes to the release before, and forward again when done twice', async () => {
    await deploy('tasks', 'b');
    await expect(rollbackArea({ dist, id: 'tasks', by: 'ana' })).resolves.toEqual({
      from: '1.0.0-b',
      to: '1.0.0-a',
    });
    await expect(buildOf('tasks')).resolves.toBe('a');
    await rollbackArea({ dist, id: 'tasks', by: 'ana' });
    await expect(buildOf('tasks')).resolves.toBe('b');
  });

  it('goes to any release that was deployed once and is named', async () => {
    await deploy('tasks', 'b');
    await deploy('tasks', 'c');
    await deploy('tasks', 'd');
    await rollbackArea({ dist, id: 'tasks', to: '1.0.0-b', by: 'ana' });
    await expect(buildOf('tasks')).resolves.toBe('b');
  });

  it.each([
    ['an area that is not there', { id: 'assets' }, 'has no area "assets". It has: offers, tasks.'],
    ['an area with one release', { id: 'tasks' }, 'nothing is known from before 1.0.0-a'],
    ['the release that is deployed', { id: 'tasks', to: '1.0.0-a' }, '1.0.0-a is deployed already'],
    ['a release that is not in the store', { id: 'tasks', to: '9.9.9-z' }, 'no release 9.9.9-z'],
  ])('of %s says what there is', async (_, wanted, message) => {
    const before = await text();
    await expect(rollbackArea({ dist, by: 'ana', ...wanted })).rejects.toThrow(message);
    await expect(text()).resolves.toBe(before);
  });

  it('refuses a release whose files were changed', async () => {
    await deploy('tasks', 'b');
    await writeFile(join(dist, 'remotes/tasks/1.0.0-a/mf-manifest.json'), '{}');
    await expect(rollbackArea({ dist, id: 'tasks', by: 'ana' })).rejects.toThrow('1.0.0-a is damaged');
    await expect(buildOf('tasks')).resolves.toBe('b');
  });

  it('refuses a release that the deployed host does not fit', async () => {
    await deploy('tasks', 'b');
    await layHost(dist, 'h2', '9.0.0');
    await expect(rollbackArea({ dist, id: 'tasks', by: 'ana' })).rejects.toThrow(
      'asks for contract ^2.0.0, and the deployed host (build h2) has 9.0.0',
    );
  });
});

describe('a rollback to a release for other shared modules', () => {
  it('is refused, with what it asks the host for', async () => {
    await putRelease(dist, await layRelease(dist, 'tasks', 'old', '^18.0.0'), await seen(), byAna);
    await deploy('tasks', 'b');
    await expect(rollbackArea({ dist, id: 'tasks', by: 'ana' })).rejects.toThrow(
      'tasks asks the host for react ^18.0.0, and the deployed host (build h1) has 19.3.1.',
    );
    await expect(buildOf('tasks')).resolves.toBe('b');
  });
});

describe('the history', () => {
  it('tells who did what when, and what is released now', async () => {
    await deploy('tasks', 'b');
    await switchOff(dist, 'tasks', 'Back at noon.', 'olga');
    expect((await listReleases(dist, 'tasks')).at(-1)).toMatch(
      /tasks .*1\.0\.0-b \(before: 1\.0\.0-a\), OFF: Back at noon\.$/,
    );
    await switchOn(dist, 'tasks', 'olga');
    const lines = await listHistory(dist, 'tasks');
    expect(lines).toEqual([
      expect.stringMatching(/4 .* olga {2}on tasks/),
      expect.stringMatching(/3 .* olga {2}off tasks .*"Back at noon\."/),
      expect.stringMatching(/2 .* ana {2}deploy tasks {2}1\.0\.0-a -> 1\.0\.0-b/),
      expect.stringMatching(/1 .* build tasks {2}new -> 1\.0\.0-a/),
    ]);
  });

  it('tells from which code a release was made, and where it was checked', async () => {
    const release = await layRelease(dist, 'tasks', 'b');
    const source = { commit: '3f9c1e2a77b0', changed: true, run: 'https://ci.example/runs/7' } as const;
    await putRelease(dist, release, await seen(), { ...byAna, source });
    expect((await listHistory(dist, 'tasks'))[0]).toMatch(
      / deploy tasks .*1\.0\.0-b {2}from 3f9c1e2a77 with uncommitted changes {2}https:\/\/ci\.example\/runs\/7$/,
    );
  });

  it('forgets a change that was written down but never made', async () => {
    const killed = { revision: 2, at: 'then', by: 'nobody', action: 'deploy', areas: [] };
    await writeFile(join(dist, 'releases.jsonl'), `${JSON.stringify(killed)}\n{"revis`, { flag: 'a' });
    await expect(readHistory(dist, 1)).resolves.toHaveLength(1);
    await deploy('tasks', 'b');
    const history = await readHistory(dist, 2);
    expect(history.map(({ by }) => by).slice(1)).toEqual(['ana']);
  });
});
