import type { Page } from 'playwright-core';
import { SAVES } from './saves';

/** Lets the server refuse whatever the page saves, until the returned function is called. */
export async function refuseWrites(page: Page): Promise<() => Promise<void>> {
  const error = { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' };
  await page.route(SAVES, async (route) => {
    const origin = (await route.request().headerValue('origin')) ?? '*';
    const headers = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
    await route.fulfill({ status: 403, json: { error }, headers });
  });
  return () => page.unroute(SAVES);
}
