import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, type RunningApp, startApp } from './start-app';

let dist: string;
const running: RunningApp[] = [];

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'start-'));
  await mkdir(join(dist, 'host'));
  await writeFile(join(dist, 'host/index.html'), '<!doctype html>');
});

afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

afterAll(() => rm(dist, { recursive: true, force: true }));

async function start(options: AppOptions = {}): Promise<RunningApp> {
  const app = await startApp({
    port: 0,
    backendPort: 0,
    dataDir: null,
    dist,
    log: () => undefined,
    ...options,
  });
  running.push(app);
  return app;
}

const configOf = async ({ url }: RunningApp) => (await fetch(`${url}/config.json`)).json();

const policyOf = async ({ url }: RunningApp) =>
  (await fetch(url)).headers.get('content-security-policy') ?? '';

describe('startApp', () => {
  it('starts the embedded backend and tells the page where it is', async () => {
    const app = await start({ companyTitle: 'Nordhaus' });
    const address = `localhost:${app.backend?.port}`;
    await expect(configOf(app)).resolves.toEqual({
      projectId: 'demo-facility',
      companyTitle: 'Nordhaus',
      firebase: {
        apiKey: 'demo-facility',
        projectId: 'demo-facility',
        databaseURL: `http://${address}?ns=demo-facility-default-rtdb`,
      },
      emulators: { auth: address, firestore: address },
      registryUrl: '/registry.json',
      remoteOrigins: [],
      allowOverrides: false,
    });
    expect((await fetch(`${app.backendUrl}/__local/health`)).status).toBe(200);
  });

  it('lets the page talk to the embedded backend under the names of all tabs, and to nobody else', async () => {
    const app = await start();
    const port = app.backend?.port;
    await expect(policyOf(app)).resolves.toContain(
      `connect-src 'self' http://localhost:${port} http://*.localhost:${port} ws://localhost:${port};`,
    );
  });

  it('starts no backend for a Firebase project, and lets the page talk to its services', async () => {
    const app = await start({ firebase: { apiKey: 'key', projectId: 'facility' } });
    expect(app.backend).toBeUndefined();
    const config = await configOf(app);
    expect(config).toMatchObject({ projectId: 'facility', firebase: { apiKey: 'key' } });
    expect(config).not.toHaveProperty('emulators');
    const policy = await policyOf(app);
    expect(policy).toContain('https://firestore.googleapis.com');
    expect(policy).toContain('https://europe-west3-facility.cloudfunctions.net');
  });

  it('starts no backend when other servers of the protocols are named', async () => {
    const emulators = { auth: 'localhost:9099', firestore: 'localhost:8081' };
    const app = await start({ firebase: { apiKey: 'k', projectId: 'p' }, emulators });
    expect(app.backend).toBeUndefined();
    await expect(configOf(app)).resolves.toMatchObject({ emulators });
    const policy = await policyOf(app);
    expect(policy).toContain('http://localhost:9099 http://*.localhost:9099 http://localhost:8081');
    expect(policy).not.toContain('googleapis');
  });

  it('lets the page load areas from the origins that are listed', async () => {
    const app = await start({ remoteOrigins: ['https://areas.example'] });
    const policy = await policyOf(app);
    expect(policy).toContain("script-src 'self' https://areas.example;");
    expect(policy).toContain("style-src 'self' https://areas.example;");
  });

  it("lets the page load developers' builds from their own machines where overrides are allowed", async () => {
    const allowed = await policyOf(await start({ allowOverrides: true }));
    for (const directive of ['script-src', 'style-src', 'connect-src'])
      expect(allowed).toMatch(new RegExp(`${directive} [^;]*http://localhost:\\*`));
    expect(await policyOf(await start())).not.toContain('localhost:*');
  });

  it.each([
    ['port', 'PORT'],
    ['backendPort', 'BACKEND_PORT'],
  ] as const)('says which variable to change when its %s is taken', async (option, variable) => {
    const first = await start();
    const taken = Number(new URL(option === 'port' ? first.url : (first.backendUrl ?? '')).port);
    await expect(start({ [option]: taken })).rejects.toThrow(
      `Port ${taken} is taken. Stop what uses it, or set ${variable} to another port.`,
    );
  });

  it('says what to release where a store is empty', async () => {
    await expect(start({ dist: join(dist, 'none') })).rejects.toThrow('run "npm run deploy -- host" first');
  });
});
