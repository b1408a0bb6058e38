import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTIONS_OUTPUT, ROOT } from '@fm/build/paths';
import { PASSWORD_MIN_LENGTH } from '@fm/domain/password';
import {
  DatabaseRulesError,
  type FunctionPage,
  IndexesError,
  type LocalBackend,
  namespaceOf,
  RulesError,
  startLocalBackend,
} from '@fm/local-backend';
import type { BackendChoice } from './app-config';
import { StartError } from './start-error';

/** The security rules the app is deployed with. */
export const RULES_FILE = join(ROOT, 'backend', 'firestore.rules');

/** The indexes it is deployed with. */
export const INDEXES_FILE = join(ROOT, 'backend', 'firestore.indexes.json');

/** The rules of the realtime database it is deployed with. */
export const DATABASE_RULES_FILE = join(ROOT, 'backend', 'database.rules.json');

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

/** Where the hosting of the app hands requests on to functions. */
const HOSTING_FILE = join(ROOT, 'firebase.json');

/** Pages of functions, at the paths they have in the cloud. What has its name as its path is called, here by an address of its own. */
function functionPages(): readonly FunctionPage[] {
  const { hosting } = JSON.parse(readFileSync(HOSTING_FILE, 'utf8')) as {
    readonly hosting: {
      readonly rewrites: readonly {
        readonly regex: string;
        readonly function?: { readonly functionId: string };
      }[];
    };
  };
  return hosting.rewrites.flatMap(({ regex, function: called }) =>
    called && regex !== `^/${called.functionId}$`
      ? [{ path: new RegExp(regex), functionId: called.functionId }]
      : [],
  );
}

/** Parameters and secrets of the functions, where the environment has them. */
const FUNCTION_SETTINGS = [
  'COMPANY_TITLE',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'MAIL_SENDER',
  'APP_ADDRESS',
] as const;

const functionSettings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FUNCTION_SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

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
      databaseRules: DATABASE_RULES_FILE,
      indexes: INDEXES_FILE,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      functions: {
        bundle: FUNCTIONS_BUNDLE,
        live: liveFunctions,
        settings: functionSettings(),
        pages: functionPages(),
      },
    });
    const address = `localhost:${backend.port}`;
    return {
      ...backend,
      // Any text will do as a key: the embedded backend does not ask for one.
      firebase: {
        apiKey: backend.projectId,
        projectId: backend.projectId,
        databaseURL: `http://${address}?ns=${namespaceOf(backend.projectId)}`,
      },
      emulators: { auth: address, firestore: address },
    };
  } catch (error) {
    const isMistake =
      error instanceof RulesError || error instanceof IndexesError || error instanceof DatabaseRulesError;
    if (isMistake) throw new StartError(error.message);
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `Port ${options.port} is taken. Stop what uses it, or set BACKEND_PORT to another port.`,
    );
  }
}
