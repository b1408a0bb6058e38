import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as it } from '@playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type LocalBackend, startLocalBackend } from './index';
import { eventually } from './testing/eventually';
import { launchChromium } from './testing/launch-chromium';
import { RestClient, type WriteSpec } from './testing/rest-client';
import type { Seen } from './testing/sdk-page';
import { type SdkSite, serveSdkSite } from './testing/sdk-site';
import { openTcpProxy, type TcpProxy } from './testing/tcp-proxy';

const { afterAll, afterEach, beforeAll, beforeEach, describe } = it;

const EMAIL = 'ana@nordhaus.example';
const PASSWORD = 'facility-demo';
// A client that lost its backend asks again after 5 to 15 seconds.
const RECONNECT_MS = 40_000;

let site: SdkSite;
let browser: Browser;
let directory: string;
let backend: LocalBackend;
let line: TcpProxy;
let context: BrowserContext;

const start = () =>
  startLocalBackend({
    port: 0,
    dataDir: directory,
    databaseRules: join(directory, 'database.rules.json'),
    indexes: undefined,
    log: () => undefined,
  });
const SIGNED_IN_ONLY = { rules: { '.read': 'auth != null', '.write': 'auth != null' } };

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSdkSite(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sdk-'));
  writeFileSync(join(directory, 'database.rules.json'), JSON.stringify(SIGNED_IN_ONLY));
  backend = await start();
  line = await openTcpProxy(backend.port);
  context = await browser.newContext();
});
afterEach(async () => {
  await context.close();
  await line.close();
  await backend.close();
  rmSync(directory, { recursive: true, force: true });
});

interface PageOptions {
  readonly polling?: boolean;
  readonly host?: string;
  readonly email?: string;
  /** Whether the identity has a user record. */
  readonly record?: boolean;
  /** The browser profile it is in; that of the other pages of the test where left out. */
  readonly profile?: BrowserContext;
}

/** A page with a started SDK, signed in; it reaches the backend over a line the test can cut. */
async function openPage({
  polling = false,
  host = '127.0.0.1',
  email = EMAIL,
  record = true,
  profile = context,
}: PageOptions): Promise<Page> {
  const page = await profile.newPage();
  await page.goto(`http://127.0.0.1:${site.port}/`);
  await page.evaluate((options) => window.probe.start(options), {
    host,
    port: line.port,
    projectId: backend.projectId,
    polling,
  });
  const uid = await page.evaluate(
    ([address, password]) =>
      window.probe.signIn(address, password).catch(() => window.probe.signUp(address, password)),
    [email, PASSWORD] as const,
  );
  if (record) await write({ set: `users/${uid}`, fields: { email: { stringValue: email } } });
  return page;
}

/** A commit of an administrator, past the line. */
const write = (...writes: readonly WriteSpec[]) => new RestClient(backend).commit(...writes);
const int = (value: number) => ({ integerValue: String(value) });

/** Waits for an event of a listener that the server has confirmed. */
const settled = (page: Page, name: string, fits: (seen: Seen) => boolean, timeoutMs?: number) =>
  eventually(async () => {
    const seen = await page.evaluate((listener) => window.probe.events(listener).at(-1), name);
    return seen !== undefined && !seen.fromCache && !seen.pending && fits(seen) && seen;
  }, timeoutMs);

const ids =
  (...wanted: string[]) =>
  ({ ids: found }: Seen) =>
    found.join() === wanted.join();

for (const [name, polling] of [
  ['streaming', false],
  ['forced long polling', true],
] as const) {
  describe(`the browser SDK, ${name}`, () => {
    it('shows what one page writes on another, without a reload', async () => {
      const writer = await openPage({ polling });
      const reader = await openPage({ polling });
      await reader.evaluate(() => window.probe.listen('tasks', { path: 'tasks', orderBy: 'title' }));
      await settled(reader, 'tasks', ids());
      await writer.evaluate(() => window.probe.set('tasks/t1', { title: 'Gutters ü😀' }));
      expect((await settled(reader, 'tasks', ids('t1'))).values).toEqual([{ title: 'Gutters ü😀' }]);
      await writer.evaluate(() => window.probe.remove('tasks/t1'));
      await settled(reader, 'tasks', ids());
    });

    it('shows a batch as one change, never a state in between', async () => {
      const writer = await openPage({ polling });
      const reader = await openPage({ polling });
      await reader.evaluate(() => window.probe.listen('tasks', { path: 'tasks' }));
      await settled(reader, 'tasks', ids());
      await writer.evaluate(() =>
        window.probe.batch([
          ['tasks/a', { n: 1 }],
          ['tasks/b', { n: 1 }],
        ]),
      );
      await settled(reader, 'tasks', ids('a', 'b'));
      await writer.evaluate(() =>
        window.probe.batch([
          ['tasks/a', { n: 2 }],
          ['tasks/b', { n: 2 }],
          ['tasks/c', { n: 2 }],
        ]),
      );
      await settled(reader, 'tasks', ids('a', 'b', 'c'));
      const sizes = await reader.evaluate(() =>
        window.probe.events('tasks').map(({ ids: found }) => found.length),
      );
      expect([...new Set(sizes)]).toEqual([0, 2, 3]);
    });

    it('keeps a listener with a limit filled', async () => {
      const page = await openPage({ polling });
      for (const n of [1, 2, 3]) await write({ set: `tasks/t${n}`, fields: { n: int(n) } });
      await page.evaluate(() => window.probe.listen('top', { path: 'tasks', orderBy: 'n', limit: 2 }));
      await settled(page, 'top', ids('t1', 't2'));
      await write({ remove: 'tasks/t1' });
      await settled(page, 'top', ids('t2', 't3'));
      await write({ set: 'tasks/t0', fields: { n: int(0) } });
      await settled(page, 'top', ids('t0', 't2'));
    });
  });
}

describe('the browser SDK', () => {
  /** Both wait for some seconds before they ask again: together. */
  const openBoth = async () => [await openPage({}), await openPage({ polling: true })];

  it('catches up after its connection broke: what came, changed, went and left the filter', async () => {
    const pages = await openBoth();
    for (const id of ['keep', 'change', 'drop', 'leave'])
      await write({ set: `tasks/${id}`, fields: { open: int(1) } });
    for (const page of pages) {
      await page.evaluate(() => window.probe.listen('tasks', { path: 'tasks', equal: ['open', 1] }));
      await settled(page, 'tasks', ids('change', 'drop', 'keep', 'leave'));
    }
    line.leadTo(1);
    line.cut();
    await write(
      { set: 'tasks/come', fields: { open: int(1) } },
      { set: 'tasks/change', fields: { open: int(1), n: int(2) } },
      { set: 'tasks/leave', fields: { open: int(2) } },
      { remove: 'tasks/drop' },
    );
    line.leadTo(backend.port);
    for (const page of pages) {
      const seen = await settled(page, 'tasks', ids('change', 'come', 'keep'), RECONNECT_MS);
      expect(seen.values[0]).toEqual({ open: 1, n: 2 });
    }
  });

  it('goes on after the backend was restarted, and sends what was written meanwhile', async () => {
    const pages = await openBoth();
    await write({ set: 'tasks/gone', fields: {} });
    for (const page of pages) {
      await page.evaluate(() => window.probe.listen('tasks', { path: 'tasks' }));
      await settled(page, 'tasks', ids('gone'));
    }
    await backend.close();
    for (const [n, page] of pages.entries())
      await page.evaluate((id) => void window.probe.set(id, { n: 1 }), `tasks/waiting-${n}`);
    backend = await start();
    await write({ remove: 'tasks/gone' }, { set: 'tasks/late', fields: {} });
    line.leadTo(backend.port);
    for (const page of pages)
      await settled(page, 'tasks', ids('late', 'waiting-0', 'waiting-1'), RECONNECT_MS);
    for (const n of [0, 1])
      expect(await new RestClient(backend).fields(`tasks/waiting-${n}`)).toEqual({ n: int(1) });
  });

  it('counts every one of concurrent transactions and increments of two pages', async () => {
    // In one profile the sign-in of the second page reaches the first, whose SDK opens its streams anew and sends again
    // what was not answered yet: an increment that was carried out is then carried out twice, as on the real service.
    const others = await browser.newContext();
    const pages = [await openPage({}), await openPage({ profile: others })];
    await write({ set: 'counters/c', fields: { n: int(0) } });
    await Promise.all(
      pages.map((page) =>
        page.evaluate(async () => {
          for (let round = 0; round < 3; round += 1) {
            await window.probe.incrementInTransaction('counters/c');
            await window.probe.increment('counters/c', 10);
          }
        }),
      ),
    );
    expect(await new RestClient(backend).fields('counters/c')).toEqual({ n: int(66) });
    await others.close();
  });

  it('learns why a write was refused, and goes on', async () => {
    const page = await openPage({});
    expect(await page.evaluate(() => window.probe.update('tasks/none', { n: 1 }))).toBe('not-found');
    await page.evaluate(() => window.probe.set('tasks/t', { n: 1 }));
    for (const inTransaction of [false, true]) {
      const code = await page.evaluate((way) => window.probe.updateDeleted('tasks/t', way), inTransaction);
      expect(code).toBe('invalid-argument');
    }
    expect(await page.evaluate(() => window.probe.get('tasks/t'))).toEqual({ n: 1 });
    expect(await page.evaluate(() => window.probe.count('tasks'))).toBe(1);
  });

  it('refuses everything but the own address to an identity without a record', async () => {
    const page = await openPage({ email: 'nodata@nordhaus.example', record: false });
    await page.evaluate(() => {
      window.probe.listen('tasks', { path: 'tasks' });
      window.probe.listen('me', { path: 'users', equal: ['email', 'nodata@nordhaus.example'], limit: 1 });
      window.probe.listen('other', { path: 'users', equal: ['email', 'ana@nordhaus.example'], limit: 1 });
    });
    await settled(page, 'me', ids());
    for (const name of ['tasks', 'other']) {
      expect(await eventually(() => page.evaluate((listener) => window.probe.failure(listener), name))).toBe(
        'permission-denied',
      );
    }
    expect(await page.evaluate(() => window.probe.update('tasks/t', { n: 1 }))).toBe('permission-denied');
  });

  it('writes without long waits in three tabs that poll on one host', async () => {
    const pages: Page[] = [];
    for (const tab of [1, 2, 3]) {
      const page = await openPage({ polling: true });
      await page.evaluate(() => window.probe.listen('tasks', { path: 'tasks' }));
      // The first write opens the second request that hangs.
      await page.evaluate((id) => window.probe.set(`tasks/${id}`, {}), `t${tab}`);
      pages.push(page);
    }
    for (const page of pages) {
      const waited = await page.evaluate(async () => {
        const since = Date.now();
        await window.probe.set('tasks/late', {});
        return Date.now() - since;
      });
      expect(waited).toBeLessThan(5_000);
    }
  });

  for (const [place, hostOf] of [
    ['one host, where a browser allows six connections', () => '127.0.0.1'],
    ['a host each', (tab: number) => `t${tab}.localhost`],
  ] as const) {
    it(`works in eight tabs at once on ${place}`, async () => {
      const pages: Page[] = [];
      for (let tab = 1; tab <= 8; tab += 1) {
        const page = await openPage({ host: hostOf(tab) });
        await page.evaluate(() => window.probe.listen('tasks', { path: 'tasks' }));
        await settled(page, 'tasks', () => true, 20_000);
        pages.push(page);
      }
      await Promise.all(
        pages.map((page, tab) => page.evaluate((id) => window.probe.set(`tasks/${id}`, {}), `t${tab}`)),
      );
      for (const page of pages) await settled(page, 'tasks', ({ ids: found }) => found.length === 8, 20_000);
    });
  }
});

describe("the browser SDK's realtime database", () => {
  const openRealtime = async (email: string): Promise<Page> => {
    const page = await openPage({ email });
    await page.evaluate((port) => window.probe.startRealtime('127.0.0.1', port), line.port);
    return page;
  };
  const lastIs = (page: Page, path: string, wanted: unknown) =>
    eventually(async () => {
      const seen = await page.evaluate((place) => window.probe.valuesOf(place), path);
      return seen.length > 0 && JSON.stringify(seen.at(-1)) === JSON.stringify(wanted);
    }, RECONNECT_MS);

  it('shows what pages write, notices their end in every way, and comes back after a break', async () => {
    const watcher = await openRealtime(EMAIL);
    // As a page that once had no answer in time would: without a word it would try script tags first.
    await watcher.evaluate(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'));
    await watcher.evaluate(() => window.probe.watchRealtime('here'));
    await lastIs(watcher, 'here', null);
    const [closed, left] = [
      await openRealtime('ben@nordhaus.example'),
      await openRealtime('cem@nordhaus.example'),
    ];
    await closed.evaluate(() => window.probe.beThere('here/closed'));
    await left.evaluate(() => window.probe.beThere('here/left'));
    await lastIs(watcher, 'here', { closed: true, left: true });
    await closed.close();
    await lastIs(watcher, 'here', { left: true });
    await left.goto('about:blank');
    await lastIs(watcher, 'here', null);

    const writer = await openRealtime('dan@nordhaus.example');
    await Promise.all(
      [watcher, writer].map((page) =>
        page.evaluate(async () => {
          for (let round = 0; round < 5; round += 1) await window.probe.countRealtime('count');
        }),
      ),
    );
    await writer.evaluate(() => window.probe.watchRealtime('count'));
    await lastIs(writer, 'count', 10);

    line.leadTo(1);
    line.cut();
    line.leadTo(backend.port);
    await writer.evaluate(() => window.probe.setRealtime('here', { again: 'ü😀' }));
    await lastIs(watcher, 'here', { again: 'ü😀' });
  });
});
