import * as v from 'valibot';

/** What jest tells of one file of tests. */
export interface JestFile {
  readonly path: string;
  readonly passed: number;
  /** A file that could not run at all counts as one failed test. */
  readonly failed: number;
}

const runSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

/** Reads what jest writes with `--json`. */
export function readJestFiles(json: string): readonly JestFile[] {
  return v.parse(runSchema, JSON.parse(json)).testResults.map(({ name, status, assertionResults }) => {
    const countOf = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
    const failed = countOf('failed');
    return {
      path: name,
      passed: countOf('passed'),
      failed: status === 'failed' ? Math.max(failed, 1) : failed,
    };
  });
}
