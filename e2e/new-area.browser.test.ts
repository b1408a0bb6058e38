import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { BUILDS } from '@fm/build/paths';
import { launchChromium } from '@fm/testing/chromium';
import type { Browser } from 'playwright-core';
import { type RunningServer, startServer } from './support/server-process';
import { signIn } from './support/sign-in';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy';

// Six commands and an app: long only where other work takes the cores.
describe.configure({ timeout: 480_000 });

const execute = promisify(execFile);

/** Runs a command in the copy. Rejects with all it said when it fails. */
async function run(command: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: undefined, BUILD_FOLDER: undefined };
  await execute('sh', ['-c', `${command} 2>&1`], { cwd: copy.root, env }).catch(
    ({ code, signal, stdout }: { code?: number; signal?: string; stdout?: string }) => {
      throw new Error(`${command} ended with ${signal ?? code}:\n${stdout}`);
    },
  );
}

let copy: WorkspaceCopy;
let browser: Browser;

beforeAll(async () => {
  [copy, browser] = await Promise.all([copyWorkspace(), launchChromium()]);
  // What is built already is built from the same sources.
  const filter = (path: string) => path === BUILDS || !basename(path).startsWith('.');
  await cp(BUILDS, join(copy.root, 'build'), { recursive: true, filter });
});

afterAll(async () => {
  await browser?.close();
  await copy?.remove();
});

/** The commands of the document, in its order. */
async function commands(): Promise<string[]> {
  const text = await readFile(join(copy.root, 'docs', 'adding-an-area.md'), 'utf8');
  return [...text.matchAll(/```sh\n([^`]*)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
}

/** Area and version, without the build: `customers_1_0_0`. */
const releaseOf = ({ name }: { readonly name: string }) => name.slice(0, name.lastIndexOf('_'));
const registry = async () => JSON.parse(await readFile(join(copy.root, 'build', 'registry.json'), 'utf8'));

describe('docs/adding-an-area.md', () => {
  it('leads to an area that builds, passes its tests and works in the app', async () => {
    const before = (await registry()).remotes as readonly { name: string }[];
    const all = await commands();
    expect(all.at(-1)).toBe('npm start');
    for (const command of all.slice(0, -1)) await run(command);

    let app: RunningServer | undefined;
    try {
      app = await startServer('start', [], { root: copy.root, env: { BUILD_FOLDER: '' } });
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(app.url);
      await signIn(page, { email: 'office@nordhaus.example' });
      const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
      await menu.getByText('Meter readings').waitFor();
      expect(await menu.last().textContent()).toBe('Meter readings');

      await menu.last().click();
      await page.getByRole('row', { name: 'Meter reading of the north depot' }).waitFor();
      await expect(page.getByRole('row', { name: /^Meter reading of / })).toHaveCount(5);
      for (const name of ['Boiler room', 'Attic']) {
        await page.getByRole('link', { name: 'New meter reading' }).first().click();
        await page.getByLabel('Name').fill(name);
        await page.getByRole('button', { name: /Create/ }).click();
        await page.getByRole('row', { name }).waitFor();
      }
      await page.getByLabel('Search meter readings').fill('boil');
      await page.getByText('1 of 7 meter readings').waitFor();
      await page.getByRole('row', { name: 'Boiler room' }).getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Boiler room', level: 1 }).waitFor();
      await page.getByRole('main').getByText('Olga Brandt').first().waitFor();
      expect(errors).toEqual([]);

      // Every other area is there as before; what they share has grown, so that `npm start` built them anew.
      const after = (await registry()).remotes as readonly { name: string }[];
      expect(after.map(releaseOf)).toEqual(expect.arrayContaining(before.map(releaseOf)));
    } finally {
      await app?.stop();
    }
  });
});
