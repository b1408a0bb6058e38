import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDocuments } from '@fm/backend/seed';
import { FUNCTIONS_OUTPUT, ROOT } from '@fm/build/paths';
import { type EmbeddedBackend, startEmbeddedBackend } from '../serve/embedded-backend';
import { buildFunctions, describeFunctions } from './build-functions';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
type Endpoints = Readonly<Record<string, { callableTrigger?: object; httpsTrigger?: object }>>;
const administrator = { Authorization: 'Bearer owner' };

beforeAll(async () => {
  await buildFunctions();
});

describe('the folder that is deployed', () => {
  it('holds the functions that the command of the SDK finds in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    const manifest = join(folder, 'manifest.json');
    await describeFunctions(FUNCTIONS_OUTPUT, manifest);
    const { endpoints } = read(manifest);
    rmSync(folder, { recursive: true });
    expect(read(join(FUNCTIONS_OUTPUT, 'manifest.json')).endpoints).toEqual(endpoints);
    // The whole address: `firebase deploy` makes no schedule and gives no secret to `functions@`.
    const accountOf = (name: string) => `${name}@{{ params.PROJECT_ID }}.iam.gserviceaccount.com`;
    const place = { region: ['europe-west3'], serviceAccountEmail: accountOf('functions') };
    const identities = { ...place, serviceAccountEmail: accountOf('identities') };
    const ofUsers = {
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilterPathPatterns: { document: 'users/{uid}' },
      retry: true,
    };
    const following = (pattern: string, event = 'updated') =>
      expect.objectContaining({
        ...place,
        eventTrigger: expect.objectContaining({
          eventType: `google.cloud.firestore.document.v1.${event}`,
          eventFilterPathPatterns: { document: pattern },
          retry: true,
        }),
      });
    expect(endpoints).toEqual({
      customerRenamed: following('customers/{id}'),
      contactRenamed: following('customers/{customerId}/contacts/{id}'),
      siteRenamed: following('sites/{id}'),
      assetRenamed: following('assets/{id}'),
      employeeRenamed: following('employees/{id}'),
      notify: following('news/{id}', 'created'),
      pushNews: expect.objectContaining({
        ...place,
        eventTrigger: expect.objectContaining({
          eventType: 'google.cloud.firestore.document.v1.written',
          eventFilterPathPatterns: { document: 'notifications/{id}' },
          retry: false,
        }),
      }),
      orderCancelled: following('workOrders/{id}'),
      orderDeleted: following('workOrders/{id}', 'deleted'),
      planDeleted: following('maintenancePlans/{id}', 'deleted'),
      accountFacts: expect.objectContaining({ ...identities, callableTrigger: {} }),
      followUser: expect.objectContaining({
        ...identities,
        eventTrigger: expect.objectContaining(ofUsers),
      }),
      noteSignIn: expect.objectContaining({ ...place, callableTrigger: {} }),
      countUse: expect.objectContaining({ ...place, callableTrigger: {} }),
      knownCommands: expect.objectContaining({ ...place, callableTrigger: {} }),
      readHealth: expect.objectContaining({ ...place, callableTrigger: {} }),
      readUse: expect.objectContaining({ ...place, callableTrigger: {} }),
      report: expect.objectContaining({ ...place, httpsTrigger: { invoker: ['public'] } }),
      invoicePdf: expect.objectContaining({ ...place, callableTrigger: {} }),
      offerPdf: expect.objectContaining({ ...place, callableTrigger: {} }),
      exportHistory: expect.objectContaining({ ...place, callableTrigger: {} }),
      command: expect.objectContaining({ ...place, callableTrigger: {} }),
      sendMail: expect.objectContaining({
        ...place,
        secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD' }],
        eventTrigger: expect.objectContaining({ retry: true }),
      }),
      offerPage: expect.objectContaining({ ...place, httpsTrigger: { invoker: ['public'] } }),
      signOffer: following('signedOffers/{id}', 'created'),
      remind: expect.objectContaining({
        ...place,
        scheduleTrigger: expect.objectContaining({ schedule: '*/5 * * * *' }),
      }),
      runJobNow: expect.objectContaining({ ...place, callableTrigger: {} }),
      morning: expect.objectContaining({
        ...place,
        scheduleTrigger: expect.objectContaining({ schedule: '0 7 * * *', timeZone: 'Europe/Berlin' }),
      }),
      nightly: expect.objectContaining({
        ...place,
        scheduleTrigger: expect.objectContaining({ schedule: '15 2 * * *', timeZone: 'Europe/Berlin' }),
      }),
    });
  });

  it('says what the cloud installs, in exact versions, and no package of this repository', () => {
    const { engines, dependencies, main, version } = read(join(FUNCTIONS_OUTPUT, 'package.json'));
    expect({ engines, main }).toEqual({ engines: { node: '22' }, main: 'index.js' });
    expect(version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
    for (const wanted of Object.values(dependencies)) expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
    const bundle = readFileSync(join(FUNCTIONS_OUTPUT, 'index.js'), 'utf8');
    const imported = [...bundle.matchAll(/^import .* from "([^"]+)"/gm)].map(([, name = '']) => name);
    expect(imported.length).toBeGreaterThan(0);
    const isInstalled = (name: string) =>
      name.startsWith('node:') ||
      Object.keys(dependencies).some((known) => name === known || name.startsWith(`${known}/`));
    expect(imported.filter((name) => !isInstalled(name))).toEqual([]);
  });

  it('is the one that firebase.json names', () => {
    const { functions } = read(join(ROOT, 'firebase.json'));
    expect(functions.map(({ source }: { source: string }) => join(ROOT, source))).toEqual([FUNCTIONS_OUTPUT]);
  });

  it('is reached by way of the page’s own origin on Firebase Hosting, each function that pages call', () => {
    const { hosting } = read(join(ROOT, 'firebase.json')) as {
      hosting: { rewrites: readonly { regex: string; function?: object }[] };
    };
    const { endpoints } = read(join(FUNCTIONS_OUTPUT, 'manifest.json')) as { endpoints: Endpoints };
    const called = Object.entries(endpoints)
      .filter(([, { callableTrigger, httpsTrigger }]) => callableTrigger ?? httpsTrigger)
      // Its pages have addresses of their own.
      .flatMap(([name]) => (name === 'offerPage' ? [] : [name]));
    const answering = (name: string) =>
      hosting.rewrites.find(({ regex }) => new RegExp(regex).test(`/${name}`))?.function;
    expect(called).toContain('command');
    expect(called.map(answering)).toEqual(
      called.map((functionId) => ({ functionId, region: 'europe-west3' })),
    );
  });

  it('is left as it is when no source has changed', async () => {
    expect(await buildFunctions()).toMatchObject({ made: false });
  });
});

describe('the functions in the embedded backend', () => {
  let backend: EmbeddedBackend;
  let lines: string[];

  beforeAll(async () => {
    lines = [];
    backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: (line) => lines.push(line) });
  });
  afterAll(() => backend.close());

  it('take no command of somebody who is not signed in', async () => {
    const response = await fetch(`${backend.url}/${backend.projectId}/europe-west3/command`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"data":{"name":"customer.save"}}',
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  it('answer with a page at its own path, to whoever asks, and to forms that say not where they come from', async () => {
    const at = (path: string, options: RequestInit = {}) => fetch(`${backend.url}${path}`, options);
    const link = `/offer/o1/${'A'.repeat(43)}`;
    const form = {
      method: 'POST',
      headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'do=accept&name=Rosa+Klein',
    };
    for (const answer of [await at(link), await at(link, form), await at(link, { method: 'HEAD' })]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const [, style = ''] = /href="(\/offer\/page\.[^"]+\.css)"/.exec(await (await at(link)).text()) ?? [];
    expect((await at(style)).headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect((await at(link, { ...form, body: `do=accept&name=${'x'.repeat(70_000)}` })).status).toBe(413);
    expect((await at(link, { method: 'DELETE' })).status).toBe(405);
    for (const path of ['/__local/mail', '/v1/projects', `/offers/o1/${'A'.repeat(43)}`])
      expect((await at(path, form)).status).toBe(403);
    expect(
      (await at(link, { ...form, headers: { ...form.headers, origin: 'https://evil.example' } })).status,
    ).toBe(403);
  });

  describe('the nightly job', () => {
    const trashedOn = (day: string) => ({ trashed: true, trashedAt: new Date(`${day}T10:00:00Z`) });
    const run = async () => {
      const url = `${backend.url}/__local/functions/nightly/run?at=2026-11-22T10:00:00Z`;
      expect((await fetch(url, { method: 'POST', headers: administrator })).status).toBe(200);
    };

    it('deletes what is in the trash for more than 30 days, with all below it, and nothing else', async () => {
      const documents = {
        'employees/old': trashedOn('2026-10-20'),
        'employees/old/private/hr': { notes: 'Private' },
        'employees/new': trashedOn('2026-10-25'),
        'employees/new/private/hr': { notes: 'Private' },
        'customers/live': { trashed: false },
        'customers/live/contacts/old': trashedOn('2026-01-01'),
        'customers/live/contacts/live': { trashed: false },
        'workOrders/old': trashedOn('2026-10-01'),
        'workOrders/old/private/labour': { rates: {} },
        'attachments/ofOld': { trashed: false, entity: { type: 'workOrder', id: 'old' } },
        'attachments/ofOld/content/data': { data: 'x' },
        'attachments/ofNew': { trashed: false, entity: { type: 'workOrder', id: 'new' } },
        'attachments/ofNew/content/data': { data: 'x' },
        // Files that show the content of another one: of one that goes, of one that stays, of one that is gone.
        'attachments/shown': { trashed: false, entity: { type: 'workOrder', id: 'old' } },
        'attachments/shown/content/data': { data: 'x' },
        'attachments/showing': {
          trashed: false,
          entity: { type: 'workOrder', id: 'new' },
          contentOf: 'shown',
        },
        'attachments/copy': { trashed: false, entity: { type: 'workOrder', id: 'old' }, contentOf: 'ofNew' },
        'attachments/last': { trashed: false, entity: { type: 'workOrder', id: 'old' }, contentOf: 'gone' },
        'attachments/gone/content/data': { data: 'x' },
        'events/e1': { entity: { type: 'employee', id: 'old' } },
      };
      await writeDocuments(
        backend,
        Object.entries(documents).map(([path, data]) => ({ path, data })),
      );
      await run();
      const entryOf = async (id: string) => {
        const address = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents/events/${id}`;
        return (await fetch(address, { headers: administrator })).ok;
      };
      for (const id of ['employee-old', 'contact-old', 'workOrder-old', 'attachment-ofOld'])
        expect([id, await entryOf(`${id}-purged`)]).toEqual([id, true]);
      expect(await entryOf('employee-new-purged')).toBe(false);
      expect(lines).toContain('functions: purgeTrash: contacts 1, workOrders 1, employees 1.');
      const left = await Promise.all(
        Object.keys(documents).map(async (path) => {
          const address = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents/${path}`;
          const { ok } = await fetch(address, { headers: administrator });
          return ok ? [path] : [];
        }),
      );
      expect(left.flat()).toEqual([
        'employees/new',
        'employees/new/private/hr',
        'customers/live',
        'customers/live/contacts/live',
        'attachments/ofNew',
        'attachments/ofNew/content/data',
        'attachments/shown/content/data',
        'attachments/showing',
        'events/e1',
      ]);
    });

    it('has nothing left to do the next time', async () => {
      await run();
      expect(lines).toContain('functions: purgeTrash: nothing was due.');
    });

    it('goes by the days that the settings of the company say', async () => {
      await writeDocuments(backend, [
        { path: 'settings/company', data: { trashDays: 60 } },
        { path: 'tasks/in60', data: trashedOn('2026-10-01') },
        { path: 'tasks/over60', data: trashedOn('2026-09-01') },
      ]);
      await run();
      expect(lines).toContain('functions: purgeTrash: tasks 1.');
    });
  });
});
