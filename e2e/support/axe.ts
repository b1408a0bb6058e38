import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The part of axe that tests use. */
interface Axe {
  run(
    within?: string,
  ): Promise<{ violations: readonly { id: string; nodes: readonly { target: readonly unknown[] }[] }[] }>;
}

/** What axe finds wrong with the page, or what a selector finds in it, as it is now: one line for each rule, with where. */
export async function accessibilityProblems(page: Page, within?: string): Promise<string[]> {
  // Through the debugger: the page's content security policy lets no other script in.
  await page.evaluate(source);
  // What is still fading in has no colour of its own yet.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await (within ? axe.run(within) : axe.run());
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  }, within);
}
