import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { exportedTypes } from './check/exported-types';

/**
 * Part of `npm run types`: `exported-types.json` is what our shared modules export. `npm run types -- --write` writes
 * it; what changes in it changes for areas that are deployed.
 */
const file = join(ROOT, 'shared', 'build', 'exported-types.json');
const text = `${JSON.stringify(exportedTypes(), null, 2)}\n`;
if (process.argv.includes('--write')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(
    'Shared modules export other names or types than shared/build/exported-types.json says. ' +
      'Areas that are deployed run with what they export: see what changed with "npm run types -- --write" and "git diff".',
  );
  process.exit(1);
}
