import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import { pageClock } from '@fm/testing/page-clock';

/** Puts the clock of the tests before `/boot.js`, which each page begins with: for browsers that take no script ahead of a page. */
export const clockedPages =
  (handler: RequestListener): RequestListener =>
  async (request, response) => {
    const clock = pageClock();
    if (clock === undefined || request.url?.split('?')[0] !== '/boot.js') return handler(request, response);
    const boot = await readFile(join(BUILDS, 'boot.js'), 'utf8');
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(`${clock}\n${boot}`);
  };
