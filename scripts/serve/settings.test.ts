import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '@fm/build/paths';
import { readSettings } from './settings';

const EXAMPLE = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');

describe('readSettings', () => {
  it('runs on the embedded backend when nothing is set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      backendPort: 8080,
      companyTitle: 'Nordhaus Facility Services',
      registryUrl: '/registry.json',
      remoteOrigins: [],
      hostNames: [],
      allowOverrides: false,
    });
    expect(settings.firebase).toBeUndefined();
    expect(settings.emulators).toBeUndefined();
  });

  it('means the same by the example file as by nothing at all', () => {
    expect(readSettings({ ...parseEnv(EXAMPLE) })).toEqual(readSettings({}));
  });

  it('has every variable that the sources read in the example file', () => {
    // Of the tests and tools of the repository itself, set by them alone; the project where functions run, by their host.
    const OWN = [
      'AUTH_EMULATOR',
      'BROWSER_RUN_FOLDER',
      'CLOCK_OFFSET_MS',
      'DATABASE_RULES',
      'FUNCTIONS_EMULATOR',
      'GCLOUD_PROJECT',
      'HOME',
      'NODE_ENV',
      'NODE_OPTIONS',
      'PATH',
      'SOAK',
      'TEST_NOW',
      'TZ',
      'WRITE_INDEXES',
    ];
    const read = ['scripts', 'shared', 'backend', 'host/src'].flatMap((folder) => {
      const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
      return files
        .filter((file) => /(?<!test)\.(ts|tsx|cjs)$/.test(file) && !file.includes('node_modules'))
        .flatMap((file) => {
          const text = readFileSync(join(ROOT, folder, file), 'utf8');
          const direct = [...text.matchAll(/\benv\.([A-Z_]+)|\benv, '([A-Z_]+)'|variable\('([A-Z_]+)'/g)];
          const taken = [...text.matchAll(/\{ ([^{}]+) \} = process\.env/g)];
          return [
            ...direct.flatMap((found) => found.slice(1).filter((name) => name !== undefined)),
            ...taken.flatMap(([, names = '']) => names.match(/\b[A-Z_]{3,}\b/g) ?? []),
          ];
        });
    });
    expect(read).toEqual(expect.arrayContaining(['BUILD_FOLDER', 'RELEASE_STORE']));
    const missing = [...new Set(read)].filter((name) => !OWN.includes(name) && !(name in parseEnv(EXAMPLE)));
    expect(missing).toEqual([]);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http"'],
    [{ BACKEND_PORT: '70000' }, 'BACKEND_PORT is "70000"'],
    [{ ALLOW_OVERRIDES: 'yes' }, 'ALLOW_OVERRIDES is "yes"'],
    [{ FIREBASE_PROJECT_ID: 'p' }, 'FIREBASE_API_KEY is missing'],
    [{ FIREBASE_API_KEY: 'k' }, 'FIREBASE_PROJECT_ID is missing'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, 'FIRESTORE_EMULATOR_HOST is missing'],
    [{ FIRESTORE_EMULATOR_HOST: 'localhost:8080' }, 'FIREBASE_AUTH_EMULATOR_HOST is missing'],
    [{ FIRESTORE_EMULATOR_HOST: 'http://localhost' }, 'FIRESTORE_EMULATOR_HOST is "http://localhost"'],
    [{ REMOTE_ORIGINS: 'https://a.example/x' }, 'REMOTE_ORIGINS names "https://a.example/x"'],
    [{ REMOTE_ORIGINS: 'http://areas.example' }, 'REMOTE_ORIGINS names "http://areas.example"'],
    [{ REMOTE_ORIGINS: 'ftp://localhost' }, 'REMOTE_ORIGINS names "ftp://localhost"'],
    [{ REMOTE_ORIGINS: 'https://*.' }, 'REMOTE_ORIGINS names "https://*."'],
    [{ REMOTE_ORIGINS: 'https://*.example' }, 'REMOTE_ORIGINS names "https://*.example"'],
    [{ REMOTE_ORIGINS: 'https://*' }, 'REMOTE_ORIGINS names "https://*"'],
    [{ REMOTE_ORIGINS: 'https://a.example;' }, 'REMOTE_ORIGINS names "https://a.example;"'],
    [{ HOST_NAMES: 'https://office.example' }, 'HOST_NAMES names "https://office.example"'],
    [{ HOST_NAMES: 'office.example:8080' }, 'HOST_NAMES names "office.example:8080"'],
    [{ HOST_NAMES: '*.example' }, 'HOST_NAMES names "*.example"'],
    [{ REGISTRY_URL: 'registry.json' }, 'REGISTRY_URL is "registry.json"'],
  ])('refuses %j and names the variable', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it('takes a Firebase project as its console shows it', () => {
    const { firebase } = readSettings({
      FIREBASE_API_KEY: 'key',
      FIREBASE_PROJECT_ID: 'facility',
      FIREBASE_AUTH_DOMAIN: 'facility.example',
    });
    expect(firebase).toEqual({ apiKey: 'key', projectId: 'facility', authDomain: 'facility.example' });
  });

  it('takes other servers of the protocols for the demo project', () => {
    const { firebase, emulators } = readSettings({
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
      FIRESTORE_EMULATOR_HOST: 'localhost:8081',
    });
    expect(emulators).toEqual({ auth: 'localhost:9099', firestore: 'localhost:8081' });
    expect(firebase).toMatchObject({ projectId: 'demo-facility' });
  });

  it('reads a list of origins', () => {
    const { remoteOrigins } = readSettings({ REMOTE_ORIGINS: 'https://a.example, https://b.example:8443' });
    expect(remoteOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
  });

  it.each(['http://localhost:3100', 'http://127.0.0.1:3100', 'http://[::1]:3100', 'http://t1.localhost'])(
    'takes %s on this machine without https',
    (origin) => expect(readSettings({ REMOTE_ORIGINS: origin }).remoteOrigins).toEqual([origin]),
  );

  it('reads the names of the app however they are written', () => {
    const { hostNames } = readSettings({ HOST_NAMES: 'Office.example, www.office.example' });
    expect(hostNames).toEqual(['office.example', 'www.office.example']);
  });
});
