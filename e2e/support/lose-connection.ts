import type { Page } from 'playwright-core';
import { handOn } from './hand-on';
import { SAVES } from './saves';

/**
 * Takes a page off the network in the middle of what it saves next: before the server has got it, or after, so that only
 * the answer is lost. Resolves once that has happened, with the way back online.
 */
export function loseConnection(page: Page, when: 'before the server' | 'before the answer') {
  const context = page.context();
  return new Promise<() => Promise<void>>((resolve, reject) => {
    const lose = async () => {
      await page.route(
        SAVES,
        async (route) => {
          if (when === 'before the answer') await handOn(route);
          await context.setOffline(true);
          await route.abort('connectionreset');
          resolve(() => context.setOffline(false));
        },
        { times: 1 },
      );
    };
    lose().catch(reject);
  });
}
