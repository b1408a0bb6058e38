import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { findWordsOut, wordsOutOf } from './check/words-out';

/** Part of `npm run lint`: the names in the sources keep to the glossary. */
const words = wordsOutOf(readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8'));
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 ** 2,
  },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const found = files.flatMap((path) => findWordsOut(path, readFileSync(join(ROOT, path), 'utf8'), words));
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
