import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';

const SMALL = { width: 390, height: 844 };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The looks that a page is looked at in. */
export const LOOKS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['small and light', { viewport: SMALL }],
  ['small and dark', { viewport: SMALL, colorScheme: 'dark' }],
];

/** The part of axe that tests use. */
interface Axe {
  run(
    within: string,
    options: { resultTypes: readonly string[]; runOnly?: readonly string[] },
  ): Promise<{ violations: readonly { id: string; nodes: readonly { target: readonly unknown[] }[] }[] }>;
}

/**
 * What axe finds wrong with the page, or what a selector finds in it, as it is now: one line for each rule, with where.
 * In the dark only the colours are looked at: all else is the same as in the light, which every test asks for too.
 */
export async function accessibilityProblems(page: Page, within = 'html'): Promise<string[]> {
  // Through the debugger: the page's content security policy lets no other script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // The shell is there before what it shows, and axe misses the heading.
  if (within === 'html') await page.locator('h1').first().waitFor({ state: 'attached' });
  // What is still fading in has no colour of its own yet.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const { violations } = await axe.run(within, {
      resultTypes: ['violations'],
      ...(isDark && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  }, within);
}
