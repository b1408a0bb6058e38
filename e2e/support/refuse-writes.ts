import type { Page } from 'playwright-core';
import { SAVES } from './saves';

const refused = new Set<Page>();

// A test that fails while its writes are refused leaves the window to the next.
afterEach(async () => {
  await Promise.all([...refused].map((page) => page.unroute(SAVES)));
  refused.clear();
});

/** Lets the server refuse whatever the page saves, until the returned function is called or the test ends. */
export async function refuseWrites(page: Page): Promise<() => Promise<void>> {
  const error = { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' };
  await page.route(SAVES, async (route) => {
    const origin = (await route.request().headerValue('origin')) ?? '*';
    const headers = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
    await route.fulfill({ status: 403, json: { error }, headers });
  });
  refused.add(page);
  return () => page.unroute(SAVES);
}
