import { relative } from 'node:path';
import * as v from 'valibot';
import { firstLine } from './first-line';
import type { TestCount, TestRun } from './test-count';

const runSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string()),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.array(v.string())),
        }),
      ),
    }),
  ),
});

type File = v.InferOutput<typeof runSchema>['testResults'][number];

/** What jest wrote with `--json`, by the path of a test file. */
export type JestRun = ReadonlyMap<string, File>;

/** Reads what jest writes with `--json`. */
export const readJestRun = (json: string): JestRun =>
  new Map(v.parse(runSchema, JSON.parse(json)).testResults.map((file) => [file.name, file]));

/** The files of a run in which something failed. */
export const failedFiles = (run: JestRun): string[] =>
  [...run.values()].filter(({ status }) => status === 'failed').map(({ name }) => name);

/** A file that could not run at all counts as one failed test. */
const countOf = ({ status: ofFile, assertionResults }: File): TestCount => {
  const count = (wanted: string) => assertionResults.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: Math.max(count('failed'), ofFile === 'failed' ? 1 : 0) };
};

/** What failed in a file at first and not when it was run again, each with the cause of its first failure. */
const mended = (first: File, second: File, root: string): string[] => {
  if (second.status === 'failed') return [];
  const path = relative(root, first.name);
  const tests = first.assertionResults.filter(({ status }) => status === 'failed');
  return tests.length > 0
    ? tests.map(
        ({ fullName, failureMessages }) => `${path} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
      )
    : [`${path}: ${firstLine(first.message)}`];
};

/**
 * How the tests ended, when the files of `second` were run again after the first run: what passes then counts as passed
 * and is named. Paths are told from `root`.
 */
export function testRunOf(first: JestRun, second: JestRun, root: string): TestRun {
  const counts = [...new Map([...first, ...second]).values()].map(countOf);
  const sumOf = (part: keyof TestCount) => counts.reduce((sum, count) => sum + count[part], 0);
  return {
    passed: sumOf('passed'),
    failed: sumOf('failed'),
    secondTries: [...second.values()].flatMap((file) => {
      const before = first.get(file.name);
      return before ? mended(before, file, root) : [];
    }),
  };
}
