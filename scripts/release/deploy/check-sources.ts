import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFolder } from '@fm/build';
import { ReleaseError } from '../release-error';
import { failedTests } from './failed-tests';
import { runQuietly } from './run-quietly';

/** Lines of the compiler's errors with those left out that lie in another area. */
export const errorsOf = (output: string, id: string): readonly string[] =>
  output.split('\n').filter((line) => {
    const area = /^remotes\/([^/]+)\/.*: error TS/.exec(line)?.[1];
    return /: error TS|^error TS/.test(line) && (area === undefined || area === id);
  });

/** Checks the types of an area and of all it uses. Mistakes in other areas are for their teams. */
export async function checkTypes(id: string): Promise<void> {
  const { code, output } = await runQuietly('tsc', ['-p', 'remotes/tsconfig.json', '--pretty', 'false']);
  const errors = errorsOf(output, id);
  // Without a single line to show it was not the sources that failed.
  if (errors.length > 0 || (code !== 0 && !output.includes('error TS')))
    throw new ReleaseError(
      `The types of ${id} do not hold:\n${errors.join('\n') || output}\nCorrect them, then deploy again.`,
    );
}

/** Checks the types of the host and of everything that is no area. */
export async function checkHostTypes(): Promise<void> {
  const { code, output } = await runQuietly('tsc', ['-p', 'tsconfig.json', '--pretty', 'false']);
  if (code !== 0)
    throw new ReleaseError(`The types of the host do not hold:\n${output}\nCorrect them, then deploy again.`);
  const exported = await runQuietly('jiti', ['scripts/exported-types.ts']);
  if (exported.code !== 0) throw new ReleaseError(exported.output);
}

/** The contract test that every area has, from the area's folder. */
const CONTRACT_TEST = 'src/module.test.tsx';

/** Runs the unit tests whose path fits, and throws a ReleaseError with `heading` and a line for each that fails. */
async function run(pattern: string, heading: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'area-tests-'));
  try {
    const json = join(folder, 'run.json');
    const { code, output } = await runQuietly('jest', [
      '--selectProjects',
      'node',
      'dom',
      '--passWithNoTests',
      '--json',
      `--outputFile=${json}`,
      '--testPathPatterns',
      pattern,
    ]);
    if (code === 0) return;
    const failed = await readFile(json, 'utf8').then(failedTests, () => [output]);
    throw new ReleaseError([heading, ...failed.map((line) => `- ${line}`)].join('\n'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks what the area exposes against its descriptor: its routes, cards and search, each screen alone. */
export async function checkExposed(id: string): Promise<void> {
  if (!existsSync(join(remoteFolder(id), CONTRACT_TEST)))
    throw new ReleaseError(
      `remotes/${id}/${CONTRACT_TEST} is missing: every area calls describeRemoteContract there.`,
    );
  await run(
    `/remotes/${id}/src/module\\.test\\.tsx$`,
    `${id} does not expose what remotes/${id}/remote.config.ts says:`,
  );
}

/** Runs the other tests beside the area's code. */
export const runAreaTests = (id: string): Promise<void> =>
  run(
    `/remotes/${id}/(?!src/module\\.test\\.tsx$)`,
    `Tests of ${id} fail; see them with "npm run unit -- --testPathPatterns remotes/${id}":`,
  );

/** Runs the tests beside the host's code. */
export const runHostTests = (): Promise<void> =>
  run('./host/', 'Tests of the host fail; see them with "npm run unit -- --testPathPatterns ./host/":');
