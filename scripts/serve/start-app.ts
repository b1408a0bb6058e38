import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '@fm/build/paths';
import { appConfig, type BackendChoice, trustedBy } from './app-config';
import { appHandler } from './app-handler';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { listen } from './listen';
import { securityHeaders } from './security-headers';
import { readSettings, type Settings } from './settings';
import { StartError } from './start-error';

export interface AppOptions extends Partial<Omit<Settings, 'dataDir'>> {
  /** Folder of the embedded backend's data; null keeps it in memory. */
  readonly dataDir?: string | null;
  /** The release store to serve; `dist` when left out. */
  readonly dist?: string;
  /** Where the embedded backend says what happens; the console when left out. */
  readonly log?: (line: string) => void;
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

/**
 * Serves what is built, with the embedded backend unless another one is named; what is left out of the options is as
 * in `.env.example`. Rejects with a StartError when a port is taken or nothing is built.
 */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const settings = { ...readSettings({}), ...options };
  const { dist = DIST, log = console.log } = options;
  if (!existsSync(join(dist, 'host', 'index.html')))
    throw new StartError(`${join(dist, 'host')} holds no build: run "npm run build" first.`);

  const backend = settings.firebase
    ? undefined
    : await startEmbeddedBackend({ port: settings.backendPort, dataDir: settings.dataDir, log });
  const choice: BackendChoice = backend ?? {
    firebase: settings.firebase ?? { apiKey: '', projectId: '' },
    ...(settings.emulators && { emulators: settings.emulators }),
  };
  const served = {
    dist,
    config: appConfig(settings, choice),
    headers: securityHeaders(trustedBy(settings, choice)),
  };
  try {
    const server = await listen(appHandler(served), settings.port, 'PORT');
    return {
      url: `http://127.0.0.1:${server.port}`,
      backend,
      backendUrl: backend?.url,
      async close() {
        await server.close();
        await backend?.close();
      },
    };
  } catch (error) {
    await backend?.close();
    throw error;
  }
}
