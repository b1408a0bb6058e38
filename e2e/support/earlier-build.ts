import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@fm/build/paths';
import { linkPackages } from './workspace-copy';

const run = promisify(execFile);

/** What was built from the sources of an earlier commit. */
export interface EarlierBuild {
  /** Its builds, laid out as a release store. */
  readonly dist: string;
  remove(): Promise<void>;
}

/** Whether the history of this clone goes back to a commit: one that was cloned with its last commits alone does not. */
export const isInHistory = (commit: string): Promise<boolean> =>
  run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).then(
    () => true,
    () => false,
  );

/** Builds host and areas as they were at a commit, with the packages of others as they are installed now. */
export async function buildCommit(commit: string): Promise<EarlierBuild> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'earlier-')));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    const sources = join(root, 'sources.tar');
    await run('git', ['archive', `--output=${sources}`, commit], { cwd: ROOT });
    await run('tar', ['-xf', sources, '-C', root]);
    await linkPackages(root);
    const dist = join(root, 'build');
    const jiti = join(root, 'node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
    const env = { ...process.env, NODE_ENV: '', BUILD_FOLDER: dist };
    await run(process.execPath, [jiti, 'scripts/build.ts'], { cwd: root, env });
    return { dist, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
