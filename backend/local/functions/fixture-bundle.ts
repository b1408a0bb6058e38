import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, '..', '..', '..', 'node_modules');
const MANIFEST_COMMAND = join(MODULES, 'firebase-functions', 'lib', 'bin', 'firebase-functions.js');

/** A copy of the functions in `fixtures` that a test may change. */
export interface FixtureBundle {
  readonly bundle: string;
  /** Replaces a text in it. */
  edit(text: string, by: string): void;
  remove(): void;
}

/** Lays the functions of `fixtures` out as a build does, with the manifest by the SDK's own command. */
export function fixtureBundle(): FixtureBundle {
  // Inside of the installed packages, which the functions import.
  const cache = join(MODULES, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'functions-'));
  const bundle = join(folder, 'index.js');
  copyFileSync(join(__dirname, 'fixtures', 'index.js'), bundle);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
  const env = {
    ...process.env,
    FUNCTIONS_MANIFEST_OUTPUT_PATH: join(folder, 'manifest.json'),
    GCLOUD_PROJECT: 'demo-facility',
  };
  execFileSync(process.execPath, [MANIFEST_COMMAND], { cwd: folder, env });
  return {
    bundle,
    edit: (text, by) => writeFileSync(bundle, readFileSync(bundle, 'utf8').replace(text, by)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
