const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { createJiti } = require('jiti');

/**
 * Gives the workers of one run a folder to share what is costly to make, with the demo in it: written here, where
 * nothing waits for it, and by one process alone.
 */
module.exports = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-run-'));
  process.env.BROWSER_RUN_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { writeDemo } = await createJiti(__filename).import('../../e2e/support/demo-store');
  await writeDemo(folder);
};
