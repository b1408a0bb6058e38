import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import type { Registry } from '@fm/contract';
import { appConfig, askedFirst, trustedBy } from './app-config';
import { appHandler } from './app-handler';
import type { EmbeddedBackend } from './embedded-backend';
import { listen } from './listen';
import { pageBackend } from './page-backend';
import { connectAhead, securityHeaders } from './security-headers';
import { readSettings, type Settings } from './settings';
import { StartError } from './start-error';

export interface AppOptions extends Partial<Omit<Settings, 'dataDir'>> {
  /** Folder of the embedded backend's data; null keeps it in memory. */
  readonly dataDir?: string | null;
  /** What is served, the builds or a release store; the builds when left out. */
  readonly dist?: string;
  /** Told instead of the store's own registry. */
  readonly registry?: Registry;
  /** Writes the demo data into an empty embedded backend. */
  readonly seed?: boolean;
  /** Puts something between the page and the server. */
  readonly around?: (handler: RequestListener) => RequestListener;
  /** Where the embedded backend says what happens; the console when left out. */
  readonly log?: (line: string) => void;
  /** Starts the embedded backend's functions at once and runs their schedules by the clock. */
  readonly liveFunctions?: boolean;
}

/** The app as it runs. */
export interface RunningApp {
  readonly url: string;
  /** Undefined when the app talks to a Firebase project or another server. */
  readonly backend: EmbeddedBackend | undefined;
  /** Address of the embedded backend; undefined without one. */
  readonly backendUrl: string | undefined;
  close(): Promise<void>;
}

/** What to do where there is nothing to serve. */
const noHostIn = (dist: string) =>
  `${join(dist, 'host')} holds no host: run "${dist === BUILDS ? 'npm run build' : 'npm run deploy -- host'}" first.`;

/**
 * Serves what is built, with the embedded backend unless another one is named; what is left out of the options is as
 * in `.env.example`. Rejects with a StartError when a port is taken or nothing is built.
 */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const settings = { ...readSettings({}), ...options };
  const { dist = BUILDS, seed = false, registry, around = (handler) => handler } = options;
  if (!existsSync(join(dist, 'host', 'index.html'))) throw new StartError(noHostIn(dist));

  const { choice, embedded } = await pageBackend({ ...settings, seed });
  const config = appConfig(settings, choice);
  const headers = securityHeaders(trustedBy(settings, choice));
  const pageHeaders = connectAhead(askedFirst(choice));
  try {
    const { hostNames } = settings;
    const app = { dist, config, headers, pageHeaders, hostNames, ...(registry && { registry }) };
    const server = await listen(around(appHandler(app)), settings.port, 'PORT');
    return {
      url: `http://127.0.0.1:${server.port}`,
      backend: embedded,
      backendUrl: embedded?.url,
      async close() {
        await server.close();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}
