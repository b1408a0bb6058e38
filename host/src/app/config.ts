import type { Emulators, FirebaseProject } from '@fm/firebase/app';

/** What the server tells the app at run time, so that one build runs everywhere. */
export interface AppConfig {
  readonly projectId: string;
  readonly companyTitle: string;
  readonly firebase: FirebaseProject;
  readonly emulators?: Emulators;
  readonly registryUrl: string;
  /** Origins besides the own one that areas may come from. */
  readonly remoteOrigins: readonly string[];
  readonly allowOverrides: boolean;
}

/** The configuration does not say what it must; the message names the field. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const CONFIG_TIMEOUT_MS = 10_000;

type Fields = Readonly<Record<string, unknown>>;

function object(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError(`${where} must be an object.`);
  return value as Fields;
}

function text(fields: Fields, field: string, where: string): string {
  const value = fields[field];
  if (typeof value !== 'string' || value === '')
    throw new ConfigError(`"${field}" of ${where} must be a non-empty text.`);
  return value;
}

function emulators(value: unknown): { emulators: Emulators } | undefined {
  if (value === undefined || value === null) return undefined;
  const fields = object(value, '"emulators"');
  return {
    emulators: { auth: text(fields, 'auth', 'emulators'), firestore: text(fields, 'firestore', 'emulators') },
  };
}

function origins(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.some((origin) => typeof origin !== 'string'))
    throw new ConfigError('"remoteOrigins" of config.json must be a list of origins.');
  return value as readonly string[];
}

// By hand and not by a schema: this runs before sign-in, where every byte is waited for.
/** Checks what `/config.json` holds. Throws a ConfigError that names the field. */
export function parseConfig(value: unknown): AppConfig {
  const fields = object(value, 'config.json');
  const firebase = object(fields.firebase, '"firebase"');
  for (const field of ['apiKey', 'projectId']) text(firebase, field, 'firebase');
  if (typeof fields.allowOverrides !== 'boolean')
    throw new ConfigError('"allowOverrides" of config.json must be true or false.');
  return {
    projectId: text(fields, 'projectId', 'config.json'),
    companyTitle: text(fields, 'companyTitle', 'config.json'),
    firebase: firebase as unknown as FirebaseProject,
    ...emulators(fields.emulators),
    registryUrl: text(fields, 'registryUrl', 'config.json'),
    remoteOrigins: origins(fields.remoteOrigins),
    allowOverrides: fields.allowOverrides,
  };
}

/**
 * The configuration that the server has put into the page, or else that of `/config.json`: of a server that develops, or
 * is older than this host. Rejects when the server is not reached, refuses, or says something else.
 */
export async function readConfig(): Promise<AppConfig> {
  const inPage = document.getElementById('config')?.textContent;
  if (inPage) return parseConfig(JSON.parse(inPage));
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) });
  if (!response.ok) throw new ConfigError(`config.json answered ${response.status}.`);
  return parseConfig(await response.json());
}
