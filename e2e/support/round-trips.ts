import type { Page } from 'playwright-core';

/** Longer than all that a busy machine itself takes on the way to a list, in milliseconds. */
const FAR_MS = 4_000;

/**
 * Opens an address over a line on which every question is answered after a long time; gives how many questions one
 * after the other it took until `selector` was there.
 */
export async function roundTripsTo(page: Page, url: string, selector: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send('Network.emulateNetworkConditions', { ...line, latency: FAR_MS });
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  const took = performance.now() - started;
  await cdp.send('Network.emulateNetworkConditions', { ...line, latency: 0 });
  return Math.floor(took / FAR_MS);
}
