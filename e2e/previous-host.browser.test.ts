import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import type { Page } from 'playwright-core';
import { problemsInHost } from '../scripts/release/check-fit';
import { readManifest } from '../scripts/release/manifest';
import { putHost, seenHost } from '../scripts/release/put-host';
import { deployedIn, putRelease } from '../scripts/release/put-release';
import { readRegistry } from '../scripts/release/registry-file';
import { rollbackHost } from '../scripts/release/rollback-host';
import { releasedHost } from '../scripts/release/stored-host';
import { folderOf } from '../scripts/release/stored-release';
import { takeHost, takeRelease } from '../scripts/release/take-built';
import { AREA_SCREENS, openList } from './support/area-screens';
import { buildCommit, type EarlierBuild, isInHistory } from './support/earlier-build';
import { errorsOn } from './support/errors-on';
import { signIn } from './support/sign-in';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

/**
 * The commit of a release of the whole app, from before: its host is the one that today's areas meet where they are
 * deployed first, and its areas are those that today's host meets. It moves on when a major of the contract goes.
 */
const BEFORE = 'cf4a916c384d73af8c6d23ad8b0e0db6788b0247';
const DEPLOYED = { action: 'deploy', by: 'test' } as const;

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

describe('a release of the app from before', () => {
  let earlier: EarlierBuild;
  let app: TestApp;
  let page: Page;
  let errors: readonly string[];

  beforeAll(async () => {
    it.skip(!(await isInHistory(BEFORE)), 'The history does not go back so far: git fetch --unshallow');
    earlier = await buildCommit(BEFORE);
    app = await startTestApp({ seed: true, dist: earlier.dist });
    page = await app.newPage();
    errors = errorsOn(page);
    await page.goto(`${app.url}/login`);
    await signIn(page, { email: 'office@nordhaus.example' });
  });

  afterAll(async () => {
    await app?.close();
    await earlier?.remove();
  });

  /** Takes each of today's areas into the store that its check lets into the host there; gives the others. */
  async function deployAreas(): Promise<readonly string[]> {
    const { dist } = earlier;
    const refused: string[] = [];
    for (const entry of (await readRegistry(BUILDS)).remotes) {
      const { id } = entry.descriptor;
      const deployed = await deployedIn(dist, await readRegistry(dist));
      const parts = await readManifest(join(BUILDS, 'remotes', id, folderOf(entry)));
      if (problemsInHost(entry.descriptor, parts, deployed.host, 'the host from before').length > 0) {
        refused.push(id);
        continue;
      }
      await takeRelease(BUILDS, dist, id, folderOf(entry));
      await putRelease(dist, entry, deployed, DEPLOYED);
    }
    return refused;
  }

  const buildsShown = async () =>
    Object.fromEntries(
      (await readRegistry(earlier.dist)).remotes.map(({ descriptor, build }) => [descriptor.id, build]),
    );

  async function openAll() {
    for (const screen of AREA_SCREENS) await openList(page, app.url + screen.path, screen);
    expect(errors).toEqual([]);
  }

  it('shows its lists on the functions of today', openAll);

  it('has areas that the host of today shows', async () => {
    const today = await releasedHost(BUILDS);
    if (!today) throw new Error('There is no host: npm run build');
    await takeHost(BUILDS, earlier.dist, today.build);
    await putHost(earlier.dist, today.build, await seenHost(earlier.dist), DEPLOYED);
    await openAll();
  });

  it('has a host that shows the areas of today, as far as their check lets them into it', async () => {
    await rollbackHost({ dist: earlier.dist, by: 'test' });
    const before = await buildsShown();
    const refused = await deployAreas();
    const changed = Object.entries(await buildsShown()).filter(([id, build]) => build !== before[id]);
    expect(changed.length + refused.length).toBe(Object.keys(before).length);
    await openAll();
  });
});
