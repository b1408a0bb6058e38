import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import type { Page } from 'playwright-core';
import { storedFile } from '../scripts/serve/stored-file';
import { AreaPage } from './page-models/area-page';
import { AREAS } from './support/areas';
import { accessibilityProblems } from './support/axe';
import { Entrance } from './support/entrance';
import { type FaultyApp, startFaultyApp } from './support/faulty-app';
import { Requests } from './support/requests';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';

const ana = { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' };

let app: FaultyApp;
let entrance: Entrance;

beforeAll(async () => {
  app = await startFaultyApp({ allowOverrides: true });
  entrance = await Entrance.of(app, ana);
});

afterAll(() => app?.close());
afterEach(() => app.closePages());

async function enter(path = '/nowhere'): Promise<AreaPage> {
  const area = new AreaPage(await entrance.open(path));
  await area.shell.menu.waitFor();
  return area;
}

async function visit({ shell }: AreaPage, areas: readonly (typeof AREAS)[number][]) {
  for (const { label, title } of areas) {
    await shell.entry(label).click();
    await shell.heading(title).waitFor();
  }
}

/** Goes to an address within the page, where no link leads there. */
async function turnTo({ page }: AreaPage, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** What the browser's policy refused since the page was opened. */
async function refusedIn(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { noteRefusal(what: string): void }).noteRefusal(
        `${violatedDirective} ${blockedURI} at ${location.pathname}`,
      ),
    ),
  );
  return refused;
}

/** Federation's table of shared modules: the versions there are of each. */
const shareScope = (page: Page) =>
  page.evaluate(() => {
    type Scope = Record<string, Record<string, object>>;
    interface Instance {
      readonly name: string;
      readonly shareScopeMap: { readonly default: Scope };
    }
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { readonly __INSTANCES__: readonly Instance[] };
    };
    const host = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'host');
    return Object.entries(host?.shareScopeMap.default ?? {}).map(
      ([module, versions]) => [module, Object.keys(versions)] as const,
    );
  });

/** How everything an area has drawn looks, as the browser computed it. */
const looks = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'button', 'a', 'input', 'p', 'table', 'th', '[role=status]', 'header', 'section']
      .flatMap((selector) => document.querySelector<HTMLElement>(`main ${selector}`) ?? [])
      .map((element) => {
        const style = getComputedStyle(element);
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName} ${values.filter((value) => !/^--|outline|px/.test(value)).join('; ')}`;
      }),
  );

describe('the page', () => {
  it('property 13: has a policy without unsafe-inline and unsafe-eval, and breaks it on no screen', async () => {
    const page = await app.newPage();
    const refused = await refusedIn(page);
    for (const path of ['/login', '/forgot-password']) {
      const response = await page.goto(app.url + path);
      expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-/);
      await page.getByLabel('Email Address').waitFor();
    }
    const area = await enter();
    const inside = await refusedIn(area.page);
    await area.page.reload();
    await visit(area, AREAS);
    for (const path of ['/', '/profile', '/status', '/reminders', ...AREAS.map(({ form }) => form)]) {
      await turnTo(area, path);
    }
    expect([...refused, ...inside]).toEqual([]);
  });

  it('lets no text become markup or code, signed in or not', async () => {
    const refusal = (page: Page) =>
      page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<img src="/icons/icon.png" alt="">';
          return 'taken';
        } catch (error) {
          return (error as Error).name;
        }
      });
    const { page } = await enter();
    expect(await refusal(page)).toBe('TypeError');
    const stranger = await app.newPage();
    await stranger.goto(`${app.url}/login`);
    expect(await refusal(stranger)).toBe('TypeError');
  });

  it('can be installed: its manifest names icons that are there, and the browser misses nothing', async () => {
    const { page } = await enter();
    const session = await page.context().newCDPSession(page);
    const { url, errors, data = '' } = await session.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/app.webmanifest', []]);
    const { icons } = JSON.parse(data) as { readonly icons: readonly { readonly src: string }[] };
    for (const { src } of icons)
      expect((await fetch(app.url + src)).headers.get('content-type')).toBe('image/png');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A profile of a test is as one of a private window, in which nothing is installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  it('property 11: has one React, one router, one Firebase app and one kit with all areas visited', async () => {
    const area = await enter();
    const requests = new Requests(area.page, app.url);
    await area.page.reload();
    await visit(area, AREAS);
    // What forms bring, lists do without.
    for (const { form } of AREAS) await turnTo(area, form);
    const shared = await shareScope(area.page);
    for (const module of ['react', 'react-dom', 'react-router', '@fm/firebase/auth', '@fm/ui'])
      expect(shared).toContainEqual([module, [expect.any(String)]]);
    for (const [, versions] of shared) expect(versions).toHaveLength(1);

    const scripts = [...new Set(requests.all)].filter((path) => path.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (path) => (await fetch(app.url + path)).text()));
    const holding = (mark: string) => scripts.filter((_, index) => texts[index]?.includes(mark));
    // Marks that every copy carries: of React, of the router, of Firebase's app, of the kit's press handling.
    for (const mark of [
      'react.transitional.element',
      'DataRouterState',
      'fire-core',
      'react-aria-pressable-style',
    ])
      expect(holding(mark)).toHaveLength(1);
    // The one place that makes a Firebase app is in the host's first script, behind a variable of its own.
    expect(holding('fire-core')).toEqual([expect.stringMatching(/^\/main\./)]);
  });

  it('property 14: knows the hash of every script and style of an area, from the registry or from the area itself', async () => {
    const ids = ['employees', 'customers', 'tasks', 'work-orders', 'offers', 'maintenance', 'trouble'];
    for (const id of ids) {
      const { base, integrity } = app.entry(id);
      const files = (await app.files(id)).filter((file) => /\.(js|css)$/.test(file));
      const bodies = await Promise.all(
        files.map(async (file) => Buffer.from(await (await fetch(app.url + base + file)).arrayBuffer())),
      );
      const hashes = bodies.map((body) => `sha256-${createHash('sha256').update(body).digest('base64')}`);
      const scripts = bodies.join('\n');
      for (const [index, file] of files.entries()) {
        const hash = hashes[index] ?? '';
        expect([file, integrity[file] === hash || scripts.includes(hash)]).toEqual([file, true]);
      }
      expect(Object.keys(integrity)).toContain(files.find((file) => file.startsWith('remoteEntry.')));
    }
  });

  it('property 18: looks the same in whichever order areas were visited', async () => {
    const seen: Record<string, string[]>[] = [];
    for (const order of [AREAS, [...AREAS].reverse()]) {
      const area = await enter();
      // All styles are in the page before the first look.
      await visit(area, order);
      const found: Record<string, string[]> = {};
      for (const one of AREAS) {
        await visit(area, [one]);
        found[one.title] = await looks(area.page);
      }
      seen.push(found);
      await area.page.context().close();
    }
    for (const { title } of AREAS) {
      expect(seen[0]?.[title]?.length).toBeGreaterThanOrEqual(2);
      expect(seen[1]?.[title]).toEqual(seen[0]?.[title]);
    }
  });

  it('property 12: an area warmed by a hover of 100 ms opens without a request, and none was asked before', async () => {
    const area = await enter('/profile');
    const requests = new Requests(area.page, app.url);
    await requests.settled();
    expect(requests.ofAreas).toEqual([]);
    const asked = area.page.waitForRequest(/\/remotes\/employees\//);
    await area.shell.entry('Employee').hover();
    await asked;
    await requests.settled();
    expect(requests.ofAreas.length).toBeGreaterThan(0);
    requests.clear();
    await area.shell.entry('Employee').click();
    await area.shell.heading('Employees').waitFor();
    // What the host has ready for when somebody opens a list comes by itself once the page has settled.
    expect(requests.ofAreas).toEqual([]);
  });
});

describe("builds from a developer's machine", () => {
  let developer: Server;
  let address: string;

  beforeAll(async () => {
    const { base } = app.entry('employees');
    developer = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/^\/~\d+(?=\/)/, '');
      void storedFile(join(BUILDS, base), path, '').then((file) => {
        const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': file?.type ?? 'text/plain' };
        response.writeHead(file ? 200 : 404, headers).end(file?.body);
      });
    });
    await new Promise<void>((resolve) => developer.listen(0, 'localhost', resolve));
    address = `http://localhost:${(developer.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    developer.close();
    developer.closeAllConnections();
  });

  /** What the page's code asked for itself: that the boot script has the deployed files at hand runs none of them. */
  const opened = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
        .map(({ name }) => name),
    );
  const bar = ({ page }: AreaPage) => page.getByRole('complementary', { name: 'Overrides' });

  it("take an area's place in this tab, in plain sight, until cleared", async () => {
    const area = await enter(`/employees?override=employees@${address}`);
    const { page, shell } = area;
    await shell.heading('Employees').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await bar(area).getByText(`employees from ${address}`).waitFor();
    const { base, manifest } = app.entry('employees');
    const deployed = app.url + base + manifest;
    expect(await opened(page)).toContain(address + manifest);
    expect(await opened(page)).not.toContain(deployed);
    await page.goto(`${app.url}/status`);
    await page.getByText(`Overridden by ${address}`).waitFor();
    await bar(area).getByRole('button', { name: 'Clear' }).click();
    await bar(area).waitFor({ state: 'detached' });
    await shell.entry('Employee').click();
    await shell.heading('Employees').waitFor();
    expect(await opened(page)).toContain(deployed);
  });

  it('that do not answer leave a way to the deployed version', async () => {
    const area = await enter('/customers?override=customers@http://localhost:1/');
    expect(await area.panel.heading()).toBe("Customers can't be reached right now");
    await area.page.getByRole('button', { name: 'Use the deployed version' }).click();
    await area.shell.heading('Customers').waitFor();
    await expect(bar(area)).toHaveCount(0);
  });
});

describe('the status page', () => {
  it('tells live what runs and what went wrong, to read on every screen', async () => {
    const area = await enter('/status');
    const { page, shell, panel } = area;
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    await shell.heading('Status').waitFor();
    await row('Tasks').getByText('Not loaded').waitFor();
    const { base, build } = app.entry('tasks');
    app.faults.set(base, 'missing');
    await shell.entry('Task').click();
    await panel.alert.waitFor();
    await shell.profileButton.click();
    await page.getByRole('link', { name: 'Status' }).click();
    for (const text of ['Failed', build, 'file missing', 'Team Tasks'])
      await row('Tasks').getByText(text).waitFor();
    app.repairAll();
    await shell.entry('Task').hover();
    await row('Tasks').getByText('Ready').waitFor();
    await row('Tasks').getByText(/\d ms/).waitFor();
    await row('Tasks').getByText('file missing').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('list', { name: 'Areas' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
