import * as v from 'valibot';
import { firstLine } from './first-line';
import type { TestRun } from './test-count';

interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string | undefined } | undefined }[];
    }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const runSchema = v.object({
  suites: v.array(suiteSchema),
  errors: v.array(v.unknown()),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Tests of a suite that passed with a second try; `path` are the titles around it. */
const flakyIn = ({ specs, suites = [] }: Suite, path: readonly string[]): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(
        ({ results }) => `${[file, ...path, title].join(' › ')}: ${firstLine(results[0]?.error?.message)}`,
      ),
  ),
  ...suites.flatMap((suite) => flakyIn(suite, [...path, suite.title])),
];

/** Reads what Playwright's JSON reporter writes. What went wrong outside of all tests counts as failed. */
export function readBrowserRun(json: string): TestRun {
  const { suites, errors, stats } = v.parse(runSchema, JSON.parse(json));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    // The outermost suites are files.
    secondTries: suites.flatMap((suite) => flakyIn(suite, [])),
  };
}
