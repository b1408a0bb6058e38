import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@fm/backend/seed';
import type { RegistryEntry, RemoteModule } from '@fm/contract';
import { type AddressedRoute, addressesBelow } from '@fm/testing/area-addresses';
import { launchChromium } from '@fm/testing/chromium';
import type { Page } from 'playwright-core';
import { type RunningApp, startApp } from '../../serve/start-app';
import { inPlaceOf } from '../in-place-of';
import type { Deployed } from '../put-release';
import { entryOf, withEntry } from '../registry-file';
import { ReleaseError } from '../release-error';
import { folderOf } from '../stored-release';

/** How long one screen may take to show itself. */
const SCREEN_MS = 20_000;

/** A panel of the host in place of the area. */
const FAILURE = 'main #area-failure';

async function signIn(page: Page, app: RunningApp): Promise<void> {
  await page.goto(`${app.url}/login`);
  await page.getByLabel('Email Address').fill(DEMO_ACCOUNTS.admin.email);
  await page.getByLabel('Your Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation').first().waitFor({ timeout: SCREEN_MS });
}

/** What is wrong with the screen at an address; undefined when it shows itself. */
async function problemAt(page: Page, url: string): Promise<string | undefined> {
  await page.goto(url);
  const heading = page.locator('main h1').first();
  const shown = await heading.waitFor({ timeout: SCREEN_MS }).then(
    () => true,
    () => false,
  );
  if (!shown) return `shows no heading within ${SCREEN_MS / 1000} s`;
  return (await page.locator(FAILURE).count()) > 0 ? `shows "${await heading.textContent()}"` : undefined;
}

/** The federation runtime as it can be reached in a page. */
interface FederationGlobal {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly name: string;
      loadRemote(request: string): Promise<{ readonly default: Pick<RemoteModule, 'routes'> } | null>;
    }[];
  };
}

/** The routes of an area, as the page runs it. */
function routesIn(
  page: Page,
  container: string,
): Promise<Readonly<Record<string, readonly AddressedRoute[]>>> {
  return page.evaluate(async (name) => {
    const addressed = ({ path, children }: AddressedRoute): AddressedRoute => ({
      path,
      children: children?.map(addressed),
    });
    const { __FEDERATION__ } = globalThis as unknown as FederationGlobal;
    const host = __FEDERATION__.__INSTANCES__.find((instance) => instance.name === 'host');
    const routes = Object.entries((await host?.loadRemote(`${name}/module`))?.default.routes ?? {});
    return Object.fromEntries(
      routes.map(([path, below]) => [path, (below as AddressedRoute[]).map(addressed)]),
    );
  }, container);
}

/** Every address of an area that is running in the page: what its menu leads to, and all that it has routes for. */
async function addressesOf(page: Page, { name, descriptor: { menu } }: RegistryEntry): Promise<Set<string>> {
  const routes = Object.entries(await routesIn(page, name));
  return new Set([
    ...menu.map(({ to }) => to),
    ...routes.flatMap(([path, below]) => addressesBelow(path, below)),
  ]);
}

async function problemsIn(page: Page, app: RunningApp, candidate: RegistryEntry): Promise<string[]> {
  const problems: string[] = [];
  let asked = false;
  page.on('pageerror', (error) => problems.push(`an error nobody caught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`on the console: ${message.text()}`);
  });
  page.on('request', (request) => {
    asked ||= request.url().startsWith(app.url + candidate.base);
  });
  await signIn(page, app);
  const [first = '/'] = candidate.descriptor.paths;
  const open = async (path: string) => {
    const problem = await problemAt(page, app.url + path);
    if (problem) problems.push(`${path} ${problem}`);
    return problem === undefined;
  };
  if (await open(first))
    for (const path of await addressesOf(page, candidate)) if (path !== first) await open(path);
  if (!asked) problems.push('the page never asked for this build');
  return problems;
}

/**
 * Opens a candidate in a browser, inside the deployed host and with demo data, as if it was released. Rejects with a
 * ReleaseError when a screen does not show itself or the page reports an error.
 */
export async function tryInHost(dist: string, candidate: RegistryEntry, { registry }: Deployed) {
  const known = entryOf(registry, candidate.descriptor.id);
  const shown = { ...inPlaceOf(known, candidate), enabled: true };
  const app = await startApp({
    port: 0,
    backendPort: 0,
    dataDir: null,
    seed: true,
    dist,
    registry: withEntry(registry, shown),
    log: () => undefined,
  });
  try {
    const browser = await launchChromium();
    try {
      const problems = await problemsIn(await browser.newPage(), app, candidate);
      if (problems.length > 0)
        throw new ReleaseError(
          `${candidate.descriptor.id} ${folderOf(candidate)} does not run in the deployed host:\n` +
            `${problems.map((problem) => `- ${problem}`).join('\n')}\nCorrect it, then deploy again.`,
        );
    } finally {
      await browser.close();
    }
  } finally {
    await app.close();
  }
}
