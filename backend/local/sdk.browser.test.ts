import { launchChromium } from '@fm/testing/chromium';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type LocalBackend, startLocalBackend } from './index';
import { eventually } from './testing/eventually';
import { ownerCommit } from './testing/owner';
import type { Seen } from './testing/sdk-page';
import { type SdkSite, serveSdkSite } from './testing/sdk-site';

jest.setTimeout(60_000);

let site: SdkSite;
let browser: Browser;
let backend: LocalBackend;
let context: BrowserContext;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSdkSite(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, log: () => undefined });
  context = await browser.newContext();
});
afterEach(async () => {
  await context.close();
  await backend.close();
});

/** A page with a started SDK, signed in as a user with a record unless `as` says otherwise. */
async function openPage(polling: boolean, email = 'ana@nordhaus.example', host = 'localhost'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${site.port}/`);
  await page.evaluate((options) => window.probe.start(options), {
    host,
    port: backend.port,
    projectId: backend.projectId,
    polling,
  });
  const uid = await page.evaluate(
    async ([address]) =>
      window.probe
        .signIn(address, 'facility-demo')
        .catch(() => window.probe.signUp(address, 'facility-demo')),
    [email] as const,
  );
  await ownerCommit(backend, `users/${uid}`, { email });
  return page;
}

const lastEvent = (page: Page, name: string): Promise<Seen | undefined> =>
  page.evaluate((listener) => window.probe.events(listener).at(-1), name);

const settled = (page: Page, name: string, test: (seen: Seen) => boolean, timeoutMs?: number) =>
  eventually(async () => {
    const seen = await lastEvent(page, name);
    return seen !== undefined && !seen.fromCache && !seen.pending && test(seen) && seen;
  }, timeoutMs);

describe.each([
  ['streaming', false],
  ['forced long polling', true],
])('the browser SDK, %s', (_, polling) => {
  it('shows what one page writes on another, without a reload', async () => {
    const [writer, reader] = [await openPage(polling), await openPage(polling)];
    await reader.evaluate(() => window.probe.listen('tasks', { path: 'tasks', orderBy: 'title' }));
    await settled(reader, 'tasks', ({ ids }) => ids.length === 0);
    await writer.evaluate(() => window.probe.set('tasks/t1', { title: 'Gutters ü😀' }));
    const seen = await settled(reader, 'tasks', ({ ids }) => ids.length === 1);
    expect(seen.values).toEqual([{ title: 'Gutters ü😀' }]);
    await writer.evaluate(() => window.probe.remove('tasks/t1'));
    await settled(reader, 'tasks', ({ ids }) => ids.length === 0);
  });
});
