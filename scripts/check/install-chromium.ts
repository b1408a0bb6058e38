import { existsSync } from 'node:fs';
import { chromiumPath } from '@fm/testing/chromium';
import { runCommand } from './run-command';

const APT = '/usr/bin/apt-get';
// The shell is the same browser without a window: it takes half the time. Older Debians do not have it.
const BROWSERS = ['chromium-headless-shell', 'chromium'];

const install = async (browser: string) =>
  (await runCommand(APT, ['install', '--yes', '--no-install-recommends', browser, 'fonts-liberation'])) === 0;

async function installAny(): Promise<boolean> {
  for (const browser of BROWSERS) if (await install(browser)) return true;
  return false;
}

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
  // The list of packages may be missing or old.
  await runCommand(APT, ['update']);
  await installAny();
  return chromiumPath() !== undefined;
}
