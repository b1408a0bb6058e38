import { existsSync } from 'node:fs';
import { chromiumPath } from '@fm/testing/chromium';
import { runCommand } from './run-command';

const APT = '/usr/bin/apt-get';
const PACKAGES = ['chromium', 'fonts-liberation'];

const install = () => runCommand(APT, ['install', '--yes', '--no-install-recommends', ...PACKAGES]);

/** Makes sure that browser tests have a browser: installs Debian's where none is found and root runs the tests. */
export async function installChromium(): Promise<boolean> {
  if (chromiumPath()) return true;
  if (process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there is no such file.`);
    return false;
  }
  if (process.getuid?.() !== 0 || !existsSync(APT)) {
    console.error('No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH.');
    return false;
  }
  if ((await install()) !== 0) {
    // The list of packages may be missing or old.
    await runCommand(APT, ['update']);
    await install();
  }
  return chromiumPath() !== undefined;
}
