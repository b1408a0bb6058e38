import { resolve } from 'node:path';
import type { Emulators, FirebaseProject } from '@fm/firebase/app';
import { isLoopbackHost } from '@fm/local-backend/loopback';

/** A variable of the environment is missing or wrong; the message names it and says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** How the app is served, as the environment says. See `.env.example`. */
export interface Settings {
  readonly port: number;
  /** Names besides this machine's own that the app is asked for by, in lower case. */
  readonly hostNames: readonly string[];
  readonly backendPort: number;
  readonly dataDir: string;
  readonly companyTitle: string;
  /** A Firebase project to talk to; undefined: the embedded backend. */
  readonly firebase?: FirebaseProject;
  /** Other servers of the Firebase protocols to talk to. */
  readonly emulators?: Emulators;
  readonly registryUrl: string;
  /** Origins besides our own that areas may be loaded from. */
  readonly remoteOrigins: readonly string[];
  readonly allowOverrides: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEMO_PROJECT = 'demo-facility';

/** Variables of a Firebase project and what its web configuration calls them. */
const FIREBASE_VARIABLES = {
  FIREBASE_API_KEY: 'apiKey',
  FIREBASE_PROJECT_ID: 'projectId',
  FIREBASE_AUTH_DOMAIN: 'authDomain',
  FIREBASE_APP_ID: 'appId',
  FIREBASE_DATABASE_URL: 'databaseURL',
  FIREBASE_STORAGE_BUCKET: 'storageBucket',
  FIREBASE_MESSAGING_SENDER_ID: 'messagingSenderId',
  FIREBASE_MEASUREMENT_ID: 'measurementId',
  FIREBASE_VAPID_KEY: 'vapidKey',
} as const satisfies Record<string, keyof FirebaseProject>;

function given(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function port(env: Environment, name: string, standard: number): number {
  const value = given(env, name);
  if (value === undefined) return standard;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new SettingsError(`${name} is "${value}" but must be a port from 0 (any free one) to 65535.`);
  return number;
}

function yesOrNo(env: Environment, name: string): boolean {
  const value = given(env, name) ?? 'false';
  if (value !== 'true' && value !== 'false')
    throw new SettingsError(`${name} is "${value}" but must be true or false.`);
  return value === 'true';
}

function firebase(env: Environment): FirebaseProject | undefined {
  const fields = Object.entries(FIREBASE_VARIABLES).flatMap(([variable, field]) => {
    const value = given(env, variable);
    return value === undefined ? [] : [[field, value] as const];
  });
  if (fields.length === 0) return undefined;
  const { apiKey, projectId, ...rest } = Object.fromEntries(fields) as Partial<FirebaseProject>;
  for (const [name, value] of [
    ['FIREBASE_API_KEY', apiKey],
    ['FIREBASE_PROJECT_ID', projectId],
  ] as const)
    if (value === undefined)
      throw new SettingsError(`${name} is missing: a Firebase project is set, and it cannot do without.`);
  return { apiKey: apiKey ?? '', projectId: projectId ?? '', ...rest };
}

function hostAndPort(env: Environment, name: string): string | undefined {
  const value = given(env, name);
  if (value !== undefined && !/^[a-z0-9.-]+:\d{1,5}$/i.test(value))
    throw new SettingsError(`${name} is "${value}" but must look like localhost:8080.`);
  return value;
}

function emulators(env: Environment): Emulators | undefined {
  const auth = hostAndPort(env, 'FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = hostAndPort(env, 'FIRESTORE_EMULATOR_HOST');
  if (auth === undefined && firestore === undefined) return undefined;
  if (auth === undefined)
    throw new SettingsError('FIREBASE_AUTH_EMULATOR_HOST is missing: FIRESTORE_EMULATOR_HOST is set.');
  if (firestore === undefined)
    throw new SettingsError('FIRESTORE_EMULATOR_HOST is missing: FIREBASE_AUTH_EMULATOR_HOST is set.');
  return { auth, firestore };
}

const list = (env: Environment, name: string): string[] =>
  (given(env, name) ?? '').split(',').flatMap((part) => part.trim() || []);

/** A name of a host or an address; `*` is neither. */
const HOST_NAME = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/;

function hostNames(env: Environment, name: string): string[] {
  const names = list(env, name).map((host) => host.toLowerCase());
  for (const host of names)
    if (!HOST_NAME.test(host))
      throw new SettingsError(`${name} names "${host}" but must list names like office.example.`);
  return names;
}

function origins(env: Environment, name: string): string[] {
  const named = list(env, name);
  for (const origin of named) {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    if (url?.origin !== origin || !HOST_NAME.test(url.hostname))
      throw new SettingsError(`${name} names "${origin}" but must list origins like https://areas.example.`);
    // Whoever is on the way of plain http could put code of theirs into the page.
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackHost(url.host)))
      throw new SettingsError(`${name} names "${origin}" but must begin with https outside this machine.`);
  }
  return named;
}

function registryUrl(env: Environment, name: string): string {
  const value = given(env, name) ?? '/registry.json';
  if (!value.startsWith('/') && !URL.canParse(value))
    throw new SettingsError(`${name} is "${value}" but must be a path like /registry.json or a URL.`);
  return value;
}

/** Reads and checks the environment. Throws a SettingsError that names the variable. */
export function readSettings(env: Environment): Settings {
  const servers = emulators(env);
  const functions = hostAndPort(env, 'FUNCTIONS_EMULATOR_HOST');
  const project = firebase(env) ?? (servers && { apiKey: DEMO_PROJECT, projectId: DEMO_PROJECT });
  return {
    port: port(env, 'PORT', 3000),
    hostNames: hostNames(env, 'HOST_NAMES'),
    backendPort: port(env, 'BACKEND_PORT', 8080),
    dataDir: resolve(given(env, 'DATA_DIR') ?? '.data'),
    companyTitle: given(env, 'COMPANY_TITLE') ?? 'Nordhaus Facility Services',
    ...(project && { firebase: { ...project, ...(functions && { functionsUrl: `http://${functions}` }) } }),
    ...(servers && { emulators: servers }),
    registryUrl: registryUrl(env, 'REGISTRY_URL'),
    remoteOrigins: origins(env, 'REMOTE_ORIGINS'),
    allowOverrides: yesOrNo(env, 'ALLOW_OVERRIDES'),
  };
}
