import type { BackendChoice } from './app-config';
import { functionsUrlOf } from './deployed-functions';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { seedWhenEmpty } from './seed-when-empty';
import type { Settings } from './settings';

export interface PageBackendOptions extends Pick<Settings, 'backendPort' | 'firebase' | 'emulators'> {
  /** Folder of the embedded backend's data; null keeps it in memory. */
  readonly dataDir: string | null;
  /** Writes the demo data into an empty embedded backend. */
  readonly seed: boolean;
  readonly log?: (line: string) => void;
  /** As of the embedded backend. */
  readonly liveFunctions?: boolean;
}

/** What the page talks to: the Firebase project that is set, or the embedded backend, started for it. */
export interface PageBackend {
  readonly choice: BackendChoice;
  readonly embedded: EmbeddedBackend | undefined;
}

/** Rejects with a StartError when the embedded backend's port is taken. */
export async function pageBackend(options: PageBackendOptions): Promise<PageBackend> {
  const { firebase, emulators, backendPort, dataDir, seed, log, liveFunctions = false } = options;
  if (firebase) {
    if (emulators) return { choice: { firebase, emulators }, embedded: undefined };
    // Our own server hands no calls on.
    const functionsUrl = functionsUrlOf(firebase.projectId);
    return { choice: { firebase: { functionsUrl, ...firebase } }, embedded: undefined };
  }
  const embedded = await startEmbeddedBackend({
    port: backendPort,
    dataDir,
    liveFunctions,
    ...(log && { log }),
  });
  try {
    if (seed) await seedWhenEmpty(embedded, dataDir);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  return { choice: { firebase: embedded.firebase, emulators: embedded.emulators }, embedded };
}
