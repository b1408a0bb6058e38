import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BUILDS } from '@fm/build/paths';
import { launchChromium } from '@fm/testing/chromium';
import type { Browser, Page } from 'playwright-core';
import { mapsFolder } from '../scripts/release/maps';
import { readRegistry } from '../scripts/release/registry-file';
import { type RunningApp, startApp } from '../scripts/serve/start-app';
import bytes from './bytes.json' with { type: 'json' };
import { addPerson } from './support/add-person';
import { Requests } from './support/requests';
import { roundTripsTo } from './support/round-trips';
import { signIn } from './support/sign-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from './support/test';

const KB = 1024;
const EMPTY_LIST = 'No work orders yet';
/** How much heavier than `bytes.json` says, as a factor, something may become without anybody having to say why. */
const UNNOTICED = 1.05;
const ana = { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' };

let app: RunningApp;
let browser: Browser;
let page: Page;
let requests: Requests;

beforeAll(async () => {
  app = await startApp({ port: 0, backendPort: 0, dataDir: null, log: () => undefined });
  if (!app.backend) throw new Error('The app runs without its embedded backend.');
  await addPerson(app.backend, ana);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
  requests = new Requests(page, app.url);
  await page.goto(`${app.url}/login`);
});

afterEach(() => page.close());

/** What a file weighs compressed, in bytes. */
const weightOf = async (file: string) => gzipSync(await readFile(file), { level: 9 }).length;

async function weightOfAll(paths: readonly string[]): Promise<number> {
  const weights = await Promise.all(
    paths.map(async (path) => gzipSync(await (await fetch(app.url + path)).text(), { level: 9 }).length),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** What the page itself names: the form waits for nothing else. */
async function filesOfForm(): Promise<string[]> {
  const html = await (await fetch(`${app.url}/login`)).text();
  return [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
}

describe('budgets', () => {
  it('loads at most 145 KB of scripts in at most 3 requests to sign in, and no Firestore', async () => {
    await page.getByLabel('Email Address').waitFor();
    await requests.settled();
    const scripts = requests.all.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeLessThanOrEqual(3);
    expect(await weightOfAll(scripts)).toBeLessThanOrEqual(145 * KB);
    const texts = await Promise.all(scripts.map(async (path) => (await fetch(app.url + path)).text()));
    // Part of every address that Firestore's client asks for.
    expect(texts.filter((text) => text.includes('google.firestore.v1'))).toEqual([]);
  });

  it('weighs what bytes.json says, up to 5 %: the commit that changes that file says why', async () => {
    await page.goto(`${app.url}/work-orders`);
    const form = await filesOfForm();
    await signIn(page, ana);
    await page.getByText(EMPTY_LIST).waitFor();
    const way = [...new Set(requests.all)];
    requests.clear();
    await page.goto(`${app.url}/customers/form`);
    await page.getByLabel('Street and number').first().waitFor();
    const toForm = [...new Set(requests.all)];
    const weigh = (paths: readonly string[], kind: string) =>
      weightOfAll(paths.filter((path) => path.endsWith(kind)));
    const weighed = {
      'scripts of the form': await weigh(form, '.js'),
      'styles of the form': await weigh(form, '.css'),
      'scripts up to the first list': await weigh(way, '.js'),
      'styles up to the first list': await weigh(way, '.css'),
      'scripts up to the form of a record': await weigh(toForm, '.js'),
    };
    console.info('bytes.json', JSON.stringify(weighed));
    for (const [what, weight] of Object.entries(weighed))
      expect([what, weight <= bytes[what as keyof typeof bytes] * UNNOTICED]).toEqual([what, true]);
  });

  it('comes back to a list in four round trips', async () => {
    await signIn(page, ana);
    await page.goto(`${app.url}/work-orders`);
    await page.getByText(EMPTY_LIST).waitFor();
    await page.waitForTimeout(1_000);
    expect(await roundTripsTo(page, `${app.url}/work-orders`, `text=${EMPTY_LIST}`)).toBeLessThanOrEqual(4);
  });

  it('loads at most 20 KB of styles for the whole app', async () => {
    await signIn(page, ana);
    await page.goto(`${app.url}/employees`);
    await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor();
    await requests.settled();
    const styles = [...new Set(requests.all.filter((path) => path.endsWith('.css')))];
    expect(await weightOfAll(styles)).toBeLessThanOrEqual(20 * KB);
  });

  it('has the code of the shell in one file alone', async () => {
    const { host = '' } = await readRegistry(BUILDS);
    const maps = mapsFolder(BUILDS, 'host', host);
    const found = new Map<string, string[]>();
    for (const file of await readdir(maps)) {
      const map = JSON.parse(gunzipSync(await readFile(join(maps, file))).toString()) as {
        sources: string[];
      };
      for (const source of map.sources) found.set(source, [...(found.get(source) ?? []), file]);
    }
    const ofShell = [...found].filter(([, files]) => files.some((file) => file.startsWith('shell.')));
    expect(ofShell.length).toBeGreaterThan(50);
    // What is tiny stands rather twice than in a file of its own.
    const again = ofShell.filter(
      ([source, files]) => files.length > 1 && !source.includes('shared/platform/'),
    );
    expect(again).toEqual([]);
  });

  it('opens every area with at most 60 KB of its own code in at most 4 requests', async () => {
    const { remotes } = await readRegistry(BUILDS);
    for (const { base, parts } of remotes) {
      const files = parts?.module ?? [];
      // The manifest is one request more.
      expect(files.length + 1).toBeLessThanOrEqual(4);
      const weights = await Promise.all(files.map((file) => weightOf(join(BUILDS, base, file))));
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60 * KB);
    }
  });

  it('starts every area with at most 18 KB of federation code', async () => {
    const { remotes } = await readRegistry(BUILDS);
    for (const { base, integrity } of remotes) {
      const [entry = ''] = Object.keys(integrity).filter((file) => file.startsWith('remoteEntry.'));
      expect(await weightOf(join(BUILDS, base, entry))).toBeLessThanOrEqual(18 * KB);
    }
  });
});
