import type { Page } from 'playwright-core';
import { killFunctions } from '../../scripts/soak/kill-functions';
import { SAVES } from './saves';

/** Kills the functions while they have what a page saves next. Resolves once that has happened. */
export function killFunctionsIn(page: Page, backend: { readonly url: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const kill = () =>
      page.route(
        SAVES,
        async (route) => {
          await route.continue();
          await killFunctions(backend);
          resolve();
        },
        { times: 1 },
      );
    kill().catch(reject);
  });
}
