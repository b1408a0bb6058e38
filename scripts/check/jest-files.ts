import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** A test that failed, or a file that could not run. */
export interface JestFailure {
  /** Name of the test with those of its groups; empty for a file. */
  readonly test: string;
  /** First line of what was wrong. */
  readonly cause: string;
}

/** What jest tells of one file of tests. */
export interface JestFile {
  readonly path: string;
  readonly passed: number;
  /** A file that could not run at all counts as one failed test. */
  readonly failed: number;
  readonly failures: readonly JestFailure[];
}

const runSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.optional(v.string(), ''),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

const firstLine = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    // jest begins the message of a file with a headline.
    .find((line) => line !== '' && !line.startsWith('●')) ?? 'no reason was given';

/** Reads what jest writes with `--json`. */
export function readJestFiles(json: string): readonly JestFile[] {
  return v
    .parse(runSchema, JSON.parse(json))
    .testResults.map(({ name, status, message, assertionResults }) => {
      const countOf = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
      const failed = countOf('failed');
      const failures = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          test: fullName,
          cause: firstLine(failureMessages?.[0] ?? ''),
        }));
      const unrun = status === 'failed' && failures.length === 0;
      return {
        path: name,
        passed: countOf('passed'),
        failed: unrun ? 1 : failed,
        failures: unrun ? [{ test: '', cause: firstLine(message) }] : failures,
      };
    });
}
