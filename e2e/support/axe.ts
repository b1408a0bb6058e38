import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SMALL = { width: 390, height: 844 };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A dialog alone: the page below it is looked at without one. */
export const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** The part of axe that tests use. */
interface Axe {
  run(
    within: string,
    options: { resultTypes: readonly string[]; runOnly?: readonly string[] },
  ): Promise<{ violations: readonly { id: string; nodes: readonly { target: readonly unknown[] }[] }[] }>;
}

/**
 * What axe finds wrong with the page, or what a selector finds in it, as it is now: one line for each rule, with where;
 * and ids that are there twice, which axe only looks for where something refers to them. In the dark axe looks at the
 * colours alone: all else is the same as in the light, which every test asks for too.
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
    const ids = [...document.querySelectorAll(`:is(${within}) [id]`)].map(({ id }) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      ...twice.map((id) => `There twice: #${id}`),
    ];
  }, within);
}

/**
 * What axe finds wrong in the light and in the dark, with the page as it is now: bringing it there costs more than the
 * look.
 */
export async function problemsInLightAndDark(page: Page, within?: string): Promise<string[]> {
  const problems = await accessibilityProblems(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await accessibilityProblems(page, within);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...problems, ...inDark.map((problem) => `In the dark: ${problem}`)];
}

/** The same on a desk and on a phone, for a page that stays as it is when it is given another size. */
export async function problemsInEveryLook(page: Page, within?: string): Promise<string[]> {
  const desk = page.viewportSize();
  const problems = await problemsInLightAndDark(page, within);
  await page.setViewportSize(SMALL);
  // What depends on the width is drawn anew.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const onPhone = await problemsInLightAndDark(page, within);
  if (desk) await page.setViewportSize(desk);
  return [...problems, ...onPhone.map((problem) => `On a phone: ${problem}`)];
}
