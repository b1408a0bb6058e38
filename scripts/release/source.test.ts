import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceOf } from './source';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();

describe('the source of a release', () => {
  it('is the commit, whether there was more than that, and the run of the CI service', async () => {
    git('init', '--quiet');
    const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@nordhaus.example'];
    git(...who, 'commit', '--quiet', '--allow-empty', '--message', 'Begin');
    const commit = git('rev-parse', 'HEAD');
    expect(await sourceOf(folder, {})).toEqual({ commit });
    await writeFile(join(folder, 'new.txt'), 'new');
    const github = {
      GITHUB_SERVER_URL: 'https://git.example',
      GITHUB_REPOSITORY: 'nordhaus/office',
      GITHUB_RUN_ID: '7',
    };
    const run = 'https://git.example/nordhaus/office/actions/runs/7';
    expect(await sourceOf(folder, github)).toEqual({ commit, changed: true, run });
    expect(await sourceOf(folder, { ...github, RELEASE_RUN: 'https://ci.example/8' })).toMatchObject({
      run: 'https://ci.example/8',
    });
  });

  it('is not known of a folder without history', async () => {
    expect(await sourceOf(folder, {})).toBeUndefined();
  });
});
