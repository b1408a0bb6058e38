import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WEBKIT } from '@fm/testing/engines';
import { freePort } from '../../scripts/dev/free-port';
import { type EngineBrowser, PATIENCE_MS } from './engine-window';
import { WebDriver } from './web-driver';
import { WebKitWindow } from './webkit-window';

/** Starts what ends with this process, however that ends. */
const start = (path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(WEBKIT.leash, ['--pdeathsig', 'KILL', path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Opens WebKit's small browser on a screen of its own that nobody sees. */
export async function openWebKit(): Promise<EngineBrowser> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = start(WEBKIT.screen, [
    '-screen',
    '0',
    '1440x1000x24',
    '-nolisten',
    'tcp',
    '-displayfd',
    '3',
  ]);
  const port = await freePort();
  let driver: ChildProcess | undefined;
  const close = async () => {
    if (driver) await stop(driver);
    // The browser goes with its screen.
    await stop(screen);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [display] = await once(createInterface(screen.stdio[3] as Readable), 'line');
    driver = start(WEBKIT.driver, [`--port=${port}`], {
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      // Else pages are drawn through a graphics card that the processor stands in for, which takes several times as long.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      TZ: 'Europe/Berlin',
      // Names no language, as many a server: the browser passes that on.
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
    });
    const session = await begin(`http://127.0.0.1:${port}`);
    await session.post('window/rect', { x: 0, y: 0, width: 1440, height: 1000 });
    const window = new WebKitWindow(session, (await session.get('window')) as string);
    return {
      window,
      async close() {
        await session.end();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Begins a session as soon as the driver listens. */
async function begin(url: string): Promise<WebDriver> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const listens = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (listens) break;
    if (Date.now() > end) throw new Error('The driver of WebKit does not listen.');
    await sleep(50);
  }
  return WebDriver.begin(url, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: WEBKIT.browser, args: ['--automation'] },
  });
}
