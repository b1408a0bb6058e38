import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { touchedBy } from './touched';

const TESTS = ['customers', 'employees', 'offers', 'offer-transitions', 'roles', 'shell'].map(
  (name) => `e2e/${name}.browser.test.ts`,
);
const touched = (...changed: string[]) =>
  touchedBy(changed, TESTS).map((path) => path.replace(/e2e\/(.*)\.browser\.test\.ts/, '$1'));

it('takes the tests of a changed area, and those that go through all areas', () => {
  expect(touched('remotes/offers/src/offer-form.tsx')).toEqual(['offers', 'offer-transitions', 'roles']);
});

it('takes a changed test itself', () => {
  expect(touched('e2e/shell.browser.test.ts')).toEqual(['shell']);
});

it('takes nothing for documents and for tests without a browser', () => {
  expect(touched('docs/runbook.md', 'remotes/offers/src/a.test.tsx')).toEqual([]);
});

it.each(['shared/domain/money/money.ts', 'host/src/start.tsx', 'e2e/support/demo.ts', 'package.json'])(
  'takes all tests for %s',
  (path) => {
    expect(touched('docs/runbook.md', path)).toHaveLength(TESTS.length);
  },
);

it('takes all tests for an area that it does not know', () => {
  expect(touched('remotes/new-area/src/page.tsx')).toHaveLength(TESTS.length);
});

it('knows every area there is', async () => {
  const entries = await readdir(join(ROOT, 'remotes'), { withFileTypes: true });
  for (const area of entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules'))
    expect({ area: area.name, tests: touched(`remotes/${area.name}/src/page.tsx`).length }).not.toEqual({
      area: area.name,
      tests: TESTS.length,
    });
});
