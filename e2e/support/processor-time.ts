import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Milliseconds of a processor that the page's scripts have taken since it was first asked. Unlike a clock it does not go
 * on while others have the processor.
 */
export async function processorTime(page: Page): Promise<number> {
  const debug = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, debug);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await debug.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'ScriptDuration');
  if (!busy) throw new Error('The browser does not tell how long it was busy.');
  return busy.value * 1000;
}
