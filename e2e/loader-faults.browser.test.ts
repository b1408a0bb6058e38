import { BUILDS } from '@fm/build/paths';
import type { Fault } from '@fm/testing/faults';
import type { Page } from 'playwright-core';
import { releasedHost } from '../scripts/release/stored-host';
import { AreaPage } from './page-models/area-page';
import { AREAS } from './support/areas';
import { Entrance } from './support/entrance';
import { type FaultyApp, startFaultyApp } from './support/faulty-app';
import { handedOn } from './support/handed-on';
import { signIn } from './support/sign-in';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';

const ana = { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' };

let app: FaultyApp;
let entrance: Entrance;

beforeAll(async () => {
  app = await startFaultyApp();
  entrance = await Entrance.of(app, ana);
});

afterAll(() => app?.close());
afterEach(() => app.repairAll());

const enter = () => entrance.beforeArea(AreaPage);

/** Waits until a page has asked for a file. */
async function expectAsked(page: Page, path: string) {
  while (!app.faults.asked.includes(path)) await page.waitForTimeout(20);
}

describe('an area whose server fails (property 19: it is told once, and the focus goes along)', () => {
  const inWindow = handedOn(enter);
  afterAll(() => app.closePages());

  for (const [what, fault, at, kind] of [
    ['property 1: is stopped', 'down', AREAS[1], 'file missing'],
    ['property 2: hangs', 'hang', AREAS[2], 'no answer in time'],
    ['property 4: sends an empty object for the manifest', 'empty', AREAS[3], 'unexpected answer'],
    ['property 4: sends an HTML page for the manifest', 'page', AREAS[4], 'unexpected answer'],
  ] as const)
    it(
      `${what}: the shell stays, a panel offers Retry in time, Retry works without a reload`,
      inWindow(async (area) => {
        const { page, shell, panel } = area;
        const { base, build, descriptor } = app.entry(at.id);
        const before = await area.announced();
        app.faults.set(base, fault);
        await shell.entry(at.label).click();
        // Told once, with the focus on the heading, and Retry is the next stop of the keyboard.
        expect(await panel.heading()).toBe(`${descriptor.title} can't be reached right now`);
        expect(await area.focused()).toBe(`${descriptor.title} can't be reached right now`);
        expect(await area.announced()).toEqual([...before, expect.stringContaining(descriptor.title)]);
        expect(area.path).toBe(descriptor.paths[0]);
        const quoted = await panel.quoted();
        for (const detail of [descriptor.title, descriptor.version, build, kind, descriptor.owner])
          expect(quoted).toContain(detail);

        await shell.entry('Employee').click();
        await shell.heading('Employees').waitFor();
        await shell.entry(at.label).click();
        await panel.heading();

        app.faults.repair(base);
        await page.keyboard.press('Tab');
        expect(await area.focused()).toBe('Retry');
        await page.keyboard.press('Enter');
        await shell.heading(at.title).waitFor();
        expect(await area.focused()).toBe(at.title);
        expect(area.path).toBe(descriptor.paths[0]);
        expect(await area.isSameDocument()).toBe(true);
        expect(area.uncaught).toEqual([]);
      }),
    );
});

describe('any single file of an area', () => {
  afterEach(() => app.closePages());

  it('property 5 and 14: missing, or changed by one byte: a panel, never a blank, unstyled or foreign page', async () => {
    const area = await enter();
    const { shell, panel } = area;
    for (const { id, label, title } of AREAS) {
      const files = app.opening(id);
      expect(files.length).toBeGreaterThanOrEqual(3);
      let open = () => shell.entry(label).click();
      for (const file of files)
        for (const fault of ['missing', 'changed'] as const) {
          app.faults.set(file, fault);
          await open();
          expect(await panel.heading()).toMatch(/can't be reached right now$/);
          await expect(shell.heading(title)).toHaveCount(0);
          app.faults.repair(file);
          open = () => panel.retry.click();
        }
      await open();
      await shell.heading(title).waitFor();
    }
    expect(await area.isSameDocument()).toBe(true);
  });

  it('property 2: hangs: a panel in time, and Retry works beside what goes on hanging', async () => {
    app.tell('tasks', { timeoutMs: 1000 });
    const { shell, panel } = await enter();
    let open = () => shell.entry('Task').click();
    for (const file of app.opening('tasks')) {
      app.faults.set(file, 'hang');
      await open();
      expect(await panel.heading()).toBe("Tasks can't be reached right now");
      app.faults.repair(file);
      open = () => panel.retry.click();
    }
    app.repairAll();
    await open();
    await shell.heading('Tasks').waitFor();
  });
});

describe('an area', () => {
  afterEach(() => app.closePages());

  it('property 3: all of them down: sign-in, overview, profile, menu and logout work, and nothing throws', async () => {
    const area = new AreaPage(await app.newPage());
    const { page, shell, panel } = area;
    app.faults.set('/remotes/', 'down');
    app.faults.forgetAsked();
    await page.goto(`${app.url}/profile`);
    await signIn(page, ana);
    await shell.heading('Profile').waitFor();
    expect(app.faults.asked.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
    await shell.entry('Overview').click();
    await shell.heading('Overview').waitFor();
    await shell.entry('Task').click();
    await panel.alert.waitFor();
    await shell.logOut();
    await page.getByLabel('Email Address').waitFor();
    expect(area.uncaught).toEqual([]);
  });

  it('whose file is missing for a moment comes by itself, and a slow one is said to be on its way', async () => {
    app.tell('customers', { timeoutMs: 8000 });
    const area = await enter();
    const { page, shell } = area;
    const [manifest = ''] = app.opening('tasks');
    app.faults.set(manifest, 'missing');
    await shell.entry('Task').click();
    await expectAsked(page, manifest);
    app.faults.repair(manifest);
    await shell.heading('Tasks').waitFor();

    const [late = ''] = app.opening('customers');
    app.faults.set(late, { lateByMs: 3500 });
    await shell.entry('Customer').click();
    await page.getByText('Still loading…').waitFor();
    await shell.heading('Customers').waitFor();
    expect(await area.announced()).toEqual([]);
  });

  it('property 6 and 13: built for a later contract, or on an origin that is not listed: nothing is requested; for the contract before: it runs', async () => {
    const { descriptor, base } = app.entry('customers');
    app.tell('customers', { descriptor: { ...descriptor, contract: '^9.0.0' } });
    app.tell('tasks', { descriptor: { ...app.entry('tasks').descriptor, contract: '^1.3.0' } });
    app.tell('offers', { base: 'http://areas.example/offers/' });
    const { page, shell, panel } = await enter();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));

    await shell.entry('Task').click();
    await shell.heading('Tasks').waitFor();
    await shell.entry('Create Offer').click();
    expect(await panel.heading()).toMatch(/can't be opened$/);
    await shell.entry('Customer').click();
    await shell.heading('Customers needs a newer version of this app').waitFor();
    await page.getByText('Reload the page').waitFor();
    expect(requested.filter((url) => url.includes('areas.example') || url.includes(base))).toEqual([]);

    app.repairAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await shell.heading('Customers').waitFor();
  });

  it('property 20: on its way at sign-out: nothing of it appears, and nothing of the person is kept', async () => {
    const area = await enter();
    const { page, shell } = area;
    const files = app.opening('tasks');
    const [manifest = ''] = files;
    app.faults.set(manifest, { lateByMs: 800 });
    await shell.entry('Task').click();
    await expectAsked(page, manifest);
    await shell.logOut();
    await page.getByLabel('Email Address').waitFor();
    await expectAsked(page, files.at(-1) ?? '');
    await expect(shell.heading('Tasks')).toHaveCount(0);
    expect(area.path).toBe('/login');
    const kept = ['fm.email', 'fm.role', 'fm.name'];
    expect(await page.evaluate((keys) => keys.filter((key) => key in localStorage), kept)).toEqual([]);
  });
});

/** Paths of the host's files whose name fits: one at least. */
async function hostFiles(pattern: RegExp): Promise<readonly string[]> {
  const { files = [] } = (await releasedHost(BUILDS)) ?? {};
  const found = files.map((name) => `/${name}`).filter((name) => pattern.test(name));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

describe('what an area needs of the host', () => {
  afterEach(() => app.closePages());

  for (const [what, pattern, fault] of [
    ['the federation runtime is missing', /^\/federation\./, 'missing'],
    ['a shared module is missing', /^\/ui-list\..*js$/, 'missing'],
    ['a shared module hangs', /^\/ui-list\..*js$/, 'hang'],
    ['the styles of a shared module are missing', /^\/ui-list\..*css$/, 'missing'],
  ] satisfies [string, RegExp, Fault][]) {
    it(`${what}: a panel, and Retry works`, async () => {
      const faulty = await hostFiles(pattern);
      for (const name of faulty) app.faults.set(name, fault);
      const area = await enter();
      await area.shell.entry('Task').click();
      expect(await area.panel.heading()).toBe("Tasks can't be reached right now");
      for (const name of faulty) app.faults.repair(name);
      await area.panel.retry.click();
      await area.shell.heading('Tasks').waitFor();
      expect(await area.isSameDocument()).toBe(true);
    });
  }

  for (const [what, pattern] of [
    ['a shared module', /^\/ui-form\..*js$/],
    ['the styles of a shared module', /^\/ui-form\..*css$/],
  ] as const)
    it(`${what} that a form needs is missing: the form says so, and comes with Retry`, async () => {
      const faulty = await hostFiles(pattern);
      const { page, shell, panel } = await enter();
      await shell.entry('Employee').click();
      await shell.heading('Employees').waitFor();
      for (const name of faulty) app.faults.set(name, 'missing');
      await page.getByRole('link', { name: 'New employee' }).first().click();
      await shell.heading('Not loaded').waitFor();
      // From another address: what a browser or a cache between may have kept of the first one is no answer.
      const again = page.waitForResponse(/\/~\d+\/ui-form/);
      await panel.retry.click();
      await again;
      await panel.retry.waitFor();
      for (const name of faulty) app.faults.repair(name);
      await panel.retry.click();
      await shell.heading('New employee').waitFor();
    });

  it('the list of areas is missing: the last good copy serves', async () => {
    const { page, shell } = await enter();
    app.faults.set('/registry.json', 'missing');
    await page.goto(`${app.url}/tasks`);
    await shell.heading('Tasks').waitFor();
    await shell.entry('Customer').click();
    await shell.heading('Customers').waitFor();
  });
});
