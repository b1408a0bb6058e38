import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';

const MOST_FILES = 15;
const text = readFileSync(join(ROOT, 'docs', 'three-flows.md'), 'utf8');
const flows = text
  .split(/^## /m)
  .slice(1)
  .map((flow): [string, readonly string[]] => {
    const [title = ''] = flow.split('\n');
    return [title, [...flow.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path)];
  });

it('are three', () => {
  expect(flows).toHaveLength(3);
});

it.each(flows)('%s: is read in at most fifteen files that are there, none of them twice', (_, files) => {
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeGreaterThan(5);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
});
