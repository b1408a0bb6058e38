import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@fm/build/paths';

async function git(...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * Paths from the root that differ from where this branch left `base`, files that git does not know yet among them.
 * Rejects when there is no such branch.
 */
export async function changedPaths(base: string): Promise<readonly string[]> {
  const [left = base] = await git('merge-base', 'HEAD', base);
  const lists = await Promise.all([
    git('diff', '--name-only', left),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return lists.flat();
}

/** Paths of all files of these patterns, those that git does not know yet among them. */
export const filesLike = (...patterns: readonly string[]): Promise<readonly string[]> =>
  git('ls-files', '--cached', '--others', '--exclude-standard', ...patterns);

/** Paths of all browser tests. */
export const browserTests = (): Promise<readonly string[]> => filesLike('*.browser.test.ts');
