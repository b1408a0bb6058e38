const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Gives the workers of one run a folder to share what is costly to make; `e2e/support/demo-store.ts` uses it. */
module.exports = () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-run-'));
  process.env.BROWSER_RUN_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};
