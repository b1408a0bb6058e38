import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium';

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;

/** What draws and runs a page, whatever browser is built around it. */
export type Engine = (typeof ENGINES)[number];

export const FIREFOX = '/usr/bin/firefox-esr';

/** WebKit has no browser for Debian: this is its driver, the small browser that it drives, and a screen for that. */
export const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  screen: '/usr/bin/Xvfb',
  /** Ends what it starts with whom it was started by. */
  leash: '/usr/bin/setpriv',
};

const areThere: Readonly<Record<Engine, () => boolean>> = {
  Chromium: () => chromiumPath() !== undefined,
  Firefox: () => existsSync(FIREFOX),
  WebKit: () => Object.values(WEBKIT).every((path) => existsSync(path)),
};

/** Whether browser tests can run in this engine here. */
export const isInstalled = (engine: Engine): boolean => areThere[engine]();

/** The engines that browser tests cannot run in here. */
export const missingEngines = (): readonly Engine[] => ENGINES.filter((engine) => !isInstalled(engine));
