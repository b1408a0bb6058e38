import type { Page } from 'playwright-core';

/** What the page notes: the longest event of each press or key since it was last asked. */
interface Noted {
  longestAnswer: number;
}

/** Shorter ones are not told by browsers. */
const SHORTEST_MS = 16;

/** Has every page note how long it takes from a press or key until its answer is painted. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const noted = window as unknown as Noted;
    noted.longestAnswer = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) noted.longestAnswer = Math.max(noted.longestAnswer, entry.duration);
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** The longest answer since this was last asked, in milliseconds: 16 where all were shorter. */
export async function longestOf(page: Page): Promise<number> {
  // Entries come with a frame of their own.
  await page.waitForTimeout(300);
  const longest = await page.evaluate(() => {
    const noted = window as unknown as Noted;
    const { longestAnswer } = noted;
    noted.longestAnswer = 0;
    return longestAnswer;
  });
  return Math.max(longest, SHORTEST_MS);
}
