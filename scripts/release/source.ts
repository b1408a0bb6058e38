import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@fm/build/paths';
import * as v from 'valibot';

export const sourceSchema = v.object({
  commit: v.string(),
  changed: v.optional(v.literal(true)),
  run: v.optional(v.string()),
});

/**
 * Which code a release was made from. `changed`: there was more in the folder than the commit. `run`: address of the run
 * that made it.
 */
export type Source = v.InferOutput<typeof sourceSchema>;

type Env = Readonly<Record<string, string | undefined>>;

/** The address of the run as CI services say it: `RELEASE_RUN`, GitLab's or GitHub's own variables. */
function runIn(env: Env): string | undefined {
  const { RELEASE_RUN, CI_JOB_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  const github = GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return RELEASE_RUN || CI_JOB_URL || github || undefined;
}

/** Where the code in a folder comes from; undefined where it is under no version control. */
export async function sourceOf(root = ROOT, env: Env = process.env): Promise<Source | undefined> {
  const git = async (...words: string[]) =>
    (await promisify(execFile)('git', words, { cwd: root })).stdout.trim();
  try {
    const [commit, status] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
    const run = runIn(env);
    return { commit, ...(status !== '' && { changed: true }), ...(run && { run }) };
  } catch {
    return undefined;
  }
}
