import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import { launchChromium } from '@fm/testing/chromium';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { GalleryPage } from './page-models/gallery-page';
import { accessibilityProblems } from './support/axe';
import { type RunningServer, startServer } from './support/server-process';
import { afterAll, beforeAll, describe, expect, it } from './support/test';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer('gallery', []), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The gallery on a screen of its own. */
async function galleryOn(screen: BrowserContextOptions): Promise<GalleryPage> {
  const context = await browser.newContext({ locale: 'en-GB', ...screen });
  const gallery = new GalleryPage(await context.newPage(), server.url);
  await gallery.open();
  return gallery;
}

async function problemsInBothThemes({ page }: GalleryPage): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    problems[colorScheme] = await accessibilityProblems(page);
  }
  return problems;
}

describe('every part of the interface in every state', () => {
  it('is accessible, fits and shows the focus on a desk', async () => {
    const desk = await galleryOn(DESK);
    expect(await problemsInBothThemes(desk)).toEqual({ light: [], dark: [] });
    expect(await desk.sideways()).toBe(0);
    expect(await desk.withoutVisibleFocus()).toEqual([]);
    await desk.throughDialogs(async (name) => {
      expect([name, await accessibilityProblems(desk.page, '[role="dialog"], [role="alertdialog"]')]).toEqual(
        [name, []],
      );
    });
    await desk.page.context().close();
  });

  it('is accessible, fits and meets the finger on a telephone', async () => {
    const phone = await galleryOn(PHONE);
    expect(await problemsInBothThemes(phone)).toEqual({ light: [], dark: [] });
    expect(await phone.sideways()).toBe(0);
    expect(await phone.smallTargets()).toEqual([]);
    await phone.page.context().close();
  });

  it('keeps shapes and focus in forced colours, and stands still for those who ask for it', async () => {
    const desk = await galleryOn(DESK);
    expect(await desk.moving()).toBeGreaterThan(0);
    await desk.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await desk.moving()).toBe(0);
    expect(await desk.shapeless()).toEqual([]);
    expect(await desk.withoutVisibleFocus()).toEqual([]);
    await desk.page.context().close();
  });
});

it('the gallery is in no release', async () => {
  const files = await readdir(join(BUILDS, 'host'), { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await Promise.all(scripts.map((file) => readFile(join(BUILDS, 'host', file), 'utf8')));
  expect(texts.filter((text) => text.includes('Everything the interface is made of'))).toEqual([]);
});
