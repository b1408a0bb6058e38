import { join } from 'node:path';
import { FUNCTIONS_OUTPUT, ROOT } from '@fm/build/paths';
import { IndexesError, type LocalBackend, RulesError, startLocalBackend } from '@fm/local-backend';
import type { BackendChoice } from './app-config';
import { StartError } from './start-error';

/** The security rules the app is deployed with. */
export const RULES_FILE = join(ROOT, 'backend', 'firestore.rules');

/** The indexes it is deployed with. */
export const INDEXES_FILE = join(ROOT, 'backend', 'firestore.indexes.json');

export interface EmbeddedBackendOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** Where data is kept; null keeps it in memory. */
  readonly dataDir: string | null;
  readonly log?: (line: string) => void;
  /** Starts the functions at once and runs their schedules by the clock; without, their first use starts them. */
  readonly liveFunctions?: boolean;
}

/** The functions it is deployed with, as built. */
export const FUNCTIONS_BUNDLE = join(FUNCTIONS_OUTPUT, 'index.js');

/** The embedded backend, and how the page reaches it. */
export type EmbeddedBackend = LocalBackend & Required<Pick<BackendChoice, 'firebase' | 'emulators'>>;

/** Starts the embedded backend. Rejects with a StartError when its port is taken or there is a mistake in the rules or the indexes. */
export async function startEmbeddedBackend({
  liveFunctions = false,
  ...options
}: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  try {
    const backend = await startLocalBackend({
      ...options,
      rules: RULES_FILE,
      indexes: INDEXES_FILE,
      functions: { bundle: FUNCTIONS_BUNDLE, live: liveFunctions },
    });
    const address = `localhost:${backend.port}`;
    return {
      ...backend,
      // Any text will do as a key: the embedded backend does not ask for one.
      firebase: { apiKey: backend.projectId, projectId: backend.projectId },
      emulators: { auth: address, firestore: address },
    };
  } catch (error) {
    if (error instanceof RulesError || error instanceof IndexesError) throw new StartError(error.message);
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `Port ${options.port} is taken. Stop what uses it, or set BACKEND_PORT to another port.`,
    );
  }
}
