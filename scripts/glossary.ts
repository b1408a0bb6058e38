import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { filesLike } from './check/changed-paths';
import { findTermsOut, termsOutOf } from './check/terms-out';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Part of `npm run lint`: the names in the sources keep to the glossary. */
const terms = termsOutOf(read('docs/glossary.md'));
// Git lists what was deleted until that is committed.
const files = (await filesLike('*.ts', '*.tsx')).filter((path) => existsSync(join(ROOT, path)));
const found = files.flatMap((path) => findTermsOut(path, read(path), terms));
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
