import { ReleaseError } from '../release-error';
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

/** Runs the tests beside the area's code. */
export async function runAreaTests(id: string): Promise<void> {
  const { code, output } = await runQuietly('jest', [
    '--selectProjects',
    'node',
    'dom',
    '--passWithNoTests',
    '--testPathPatterns',
    `/remotes/${id}/`,
  ]);
  if (code !== 0)
    throw new ReleaseError(`Tests of ${id} fail:\n${output}\nMake them pass, then deploy again.`);
}
