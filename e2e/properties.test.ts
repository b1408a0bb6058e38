import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';

const TESTED = ['e2e', 'shared/build'];

/** A line that only speaks of a test, or has it left out. */
const IS_NOT_RUN = /^\s*(?:\/\/|\/?\*)|\b(?:it|describe)\.(?:skip|todo)\b|\bx(?:it|describe)\(/;

/** The numbers behind "property" in the names of tests that run: "property 5 and 14: …". */
const numbersIn = (source: string) =>
  [
    ...source
      .split('\n')
      .filter((line) => !IS_NOT_RUN.test(line))
      .join('\n')
      .matchAll(/\bproperty (\d+(?:(?:, | and )\d+)*):/g),
  ].flatMap(([, numbers = '']) => (numbers.match(/\d+/g) ?? []).map(Number));

it('each of the twenty properties of the platform has a test that is named after it', () => {
  const files = TESTED.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(ROOT, folder, name)),
  );
  const tested = new Set(files.flatMap((file) => numbersIn(readFileSync(file, 'utf8'))));
  const missing = Array.from({ length: 20 }, (_, index) => index + 1).filter((number) => !tested.has(number));
  expect(missing).toEqual([]);
});
