import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
/** Where texts for people are written. */
const FOLDERS = ['remotes', 'host/src', 'shared/screens', 'shared/ui'];
/** `count === 1 ? 'order' : 'orders'`, also over several lines. */
const HAND_MADE = /=== 1\b[^?;{}]{0,60}\?\s*['"`]/;

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules/.test(file))
    .map((file) => join(folder, file));

it('no text makes its plural by hand: nounFor, formatCounted and formatSentence do', () => {
  const files = FOLDERS.flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(1000);
  const byHand = files.filter((file) => HAND_MADE.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(byHand).toEqual([]);
});
