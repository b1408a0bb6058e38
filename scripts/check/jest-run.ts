import * as v from 'valibot';
import type { TestCount } from './test-count';

const runSchema = v.object({
  testResults: v.array(
    v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
});

/** Reads what jest writes with `--json`. A file that could not run at all counts as one failed test. */
export function readJestRun(json: string): TestCount {
  const counts = v
    .parse(runSchema, JSON.parse(json))
    .testResults.map(({ status: ofFile, assertionResults }) => {
      const countOf = (wanted: string) => assertionResults.filter(({ status }) => status === wanted).length;
      return {
        passed: countOf('passed'),
        failed: Math.max(countOf('failed'), ofFile === 'failed' ? 1 : 0),
      };
    });
  const sumOf = (part: keyof TestCount) => counts.reduce((sum, count) => sum + count[part], 0);
  return { passed: sumOf('passed'), failed: sumOf('failed') };
}
