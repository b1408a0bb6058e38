import type { Page } from 'playwright-core';

/** What a browser tells of the painting of one page, in milliseconds since the navigation began. */
export interface Paint {
  readonly first: number;
  readonly largest: number;
  /** Time over 50 ms of each long task after the first paint, added up. */
  readonly blocked: number;
}

const LONG_MS = 50;

interface Noted {
  first: number;
  largest: number;
  readonly long: [start: number, duration: number][];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Has every page that is opened from now on note how it is painted. */
export const notePaint = (page: Page) =>
  page.addInitScript(() => {
    window.noted = { first: 0, largest: 0, long: [] };
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') window.noted.first = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => {
      window.noted.largest = startTime;
    });
    watch('longtask', ({ startTime, duration }) => window.noted.long.push([startTime, duration]));
  });

/** What was noted since the page was opened. */
export async function paintOf(page: Page): Promise<Paint> {
  const { first, largest, long } = await page.evaluate(() => window.noted);
  const after = long.map(([start, duration]) => Math.min(duration, start + duration - first) - LONG_MS);
  return { first, largest, blocked: after.reduce((sum, over) => sum + Math.max(0, over), 0) };
}

/** Resolves, in milliseconds since the navigation began, once something visible fits `selector` and is painted. */
export const paintedAt = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll(selector)].some((one) => one.getBoundingClientRect().height > 0);
        const look = () => {
          if (isThere()) requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
