import { existsSync } from 'node:fs';
import { chromiumPath, SHELL } from '@fm/testing/chromium';
import { type Engine, isInstalled, missingEngines } from '@fm/testing/engines';
import { runCommand } from './run-command';

const APT = '/usr/bin/apt-get';

/** Debian's packages for each engine: the first choice that there is. */
const PACKAGES: Readonly<Record<Engine, readonly (readonly string[])[]>> = {
  // The shell is the same browser without a window: it takes a quarter less. Older Debians do not have it.
  Chromium: [
    ['chromium-headless-shell', 'fonts-liberation'],
    ['chromium', 'fonts-liberation'],
  ],
  Firefox: [['firefox-esr']],
  WebKit: [['webkit2gtk-driver', 'xvfb']],
};

async function install(engine: Engine): Promise<void> {
  for (const packages of PACKAGES[engine]) {
    await runCommand(APT, ['install', '--yes', '--no-install-recommends', ...packages]);
    if (isInstalled(engine)) return;
  }
}

/**
 * Makes sure that browser tests have a browser: installs Debian's of every engine where one is missing and root runs
 * the tests. False without Chromium, which most tests run in; the other engines are left out where they are missing.
 */
export async function installBrowsers(): Promise<boolean> {
  const mayInstall = process.getuid?.() === 0 && existsSync(APT);
  // Beside a browser with a window: without the shell, tests run in that, only slower.
  if (mayInstall && isInstalled('Chromium') && !process.env.CHROMIUM_PATH && !existsSync(SHELL))
    await runCommand(APT, [
      'install',
      '--yes',
      '--quiet',
      '--no-install-recommends',
      'chromium-headless-shell',
    ]);
  if (missingEngines().length === 0) return true;
  if (process.env.CHROMIUM_PATH && !chromiumPath()) {
    console.error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there is no such file.`);
    return false;
  }
  if (mayInstall) {
    // The list of packages may be missing or old.
    await runCommand(APT, ['update']);
    for (const engine of missingEngines()) await install(engine);
  } else if (!isInstalled('Chromium')) {
    console.error('No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH.');
  }
  return isInstalled('Chromium');
}

/** Says which engines were not tested in, and how to get them; undefined when none is missing. */
export function skippedEngines(missing = missingEngines()): string | undefined {
  if (missing.length === 0) return undefined;
  const packages = missing.flatMap((engine) => PACKAGES[engine].at(-1) ?? []);
  return `Not tested in ${missing.join(' and ')}: not installed (on Debian: apt-get install ${packages.join(' ')}).`;
}
