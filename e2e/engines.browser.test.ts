import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '@fm/testing/engines';
import { type EngineBrowser, type EngineWindow, PATIENCE_MS } from './engines/engine-window';
import { openWebKit } from './engines/open-webkit';
import { Person } from './engines/person';
import { openFirefox } from './engines/playwright-window';
import { clockedPages } from './support/clocked-pages';
import { own } from './support/own';
import { photo } from './support/photo';
import { photographedOrder } from './support/photographed-order';
import { LISTS } from './support/screens';
import { storeOrder } from './support/store-order';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

describe.configure({ timeout: 240_000 });

/** All other tests run in Chromium. */
const OTHERS = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const;

/** As of somebody in a hurry. */
const LINE = [
  [0.1, 0.3],
  [0.2, 0.7],
  [0.3, 0.3],
  [0.4, 0.7],
  [0.5, 0.4],
] as const;

let app: TestApp;
let files: string;

beforeAll(async () => {
  app = await startTestApp({ seed: true, around: clockedPages });
  files = await mkdtemp(join(tmpdir(), 'engines-'));
});

afterAll(async () => {
  await app?.close();
  await rm(files, { recursive: true, force: true });
});

for (const [engine, open] of OTHERS)
  (isInstalled(engine) ? describe : describe.skip)(`in ${engine}`, () => {
    // One person goes through the app: each test goes on from the one before.
    describe.configure({ mode: 'serial' });

    let browser: EngineBrowser;
    let window: EngineWindow;
    let person: Person;

    beforeAll(async () => {
      browser = await open();
      ({ window } = browser);
      person = new Person(window, app.url);
    });
    afterAll(() => browser?.close());

    it('a wrong password is refused, and the right one lets in', async () => {
      await person.open('/login');
      await person.signIn('office@nordhaus.example', 'facility-dem');
      await window.sees({ role: 'alert' });
      await person.signIn('office@nordhaus.example');
      await person.heading('Overview');
      await person.reads(/All plans/);
    });

    it('an area comes before it is opened, once there is nothing else to do', async () => {
      const fetched = `performance.getEntriesByType('resource').some(({ name }) =>
        /remotes.maintenance.*_expose_module/.test(name))`;
      await expect.poll(() => window.evaluate(fetched), { timeout: PATIENCE_MS }).toBe(true);
    });

    it('all lists show what there is', async () => {
      for (const { path, heading, says } of LISTS) {
        await person.goTo(path);
        await person.heading(heading);
        if (says) await person.reads(says);
      }
    });

    it('a column of the board is no stop of the Tab key besides its cards', async () => {
      await person.goTo('/work-orders?view=board');
      await window.sees({ role: 'list', name: /^Draft/ });
      await window.evaluate(`document.querySelector('main ul :is(a, button)').focus()`);
      await window.key('Shift+Tab');
      expect(await window.evaluate('document.activeElement.tagName')).not.toBe('UL');
    });

    it('boxes to tick are drawn as the theme wants them, not as the engine does', async () => {
      await person.goTo('/customers');
      await window.sees({ role: 'checkbox', name: 'Select all rows shown' });
      const box = `getComputedStyle(document.querySelector('main input[type=checkbox]'))`;
      expect(await window.evaluate(`${box}.appearance`)).toBe('none');
    });

    it('an employee is saved', async () => {
      const name = own(engine);
      await person.goTo('/employees/form');
      await person.write('First name', 'Eva');
      await person.write('Last name', name);
      await person.write('Job title', 'Roofer');
      await person.writeDay('First day of work', '2026-02-03');
      await person.press('button', 'Create employee');
      await person.reads(`Eva ${name} was added.`);
      const [saved] = await storedWhere(app.backend, 'employees', 'lastName', name);
      expect(saved).toMatchObject({ firstName: 'Eva', startDate: '2026-02-03' });
    });

    it('a customer is saved', async () => {
      const name = own(`${engine} Ltd`);
      await person.goTo('/customers/form');
      await person.write('Name', name);
      await person.press('button', 'Create customer');
      await person.reads(`${name} was added.`);
    });

    it('a task is saved and seen in another window without reload', async () => {
      const title = own(`Seen in ${engine}`);
      const other = new Person(await window.another(), app.url);
      await person.goTo('/tasks?q=Seen');
      await person.heading('Tasks');
      await other.open('/tasks/form');
      await other.write('Title', title);
      await other.writeDay('Due date', '2026-12-24');
      await other.press('button', 'Create task');
      await other.reads(`“${title}” was created.`);
      await window.sees({ role: 'link', name: title });
      await other.window.close();
      const [saved] = await storedWhere(app.backend, 'tasks', 'title', title);
      expect(saved).toMatchObject({ dueDate: '2026-12-24' });
    });

    it('an offer is saved', async () => {
      const title = own(`Offered in ${engine}`);
      await person.goTo('/create-offer?new=1');
      await person.write('Title', title);
      await person.find('Customer', 'Hansa', /Hansa Wohnen/);
      await person.press('button', 'Create offer');
      await person.reads(`“${title}” was created as a draft.`);
      await person.heading(title);
    });

    it('an asset is saved', async () => {
      const name = own(`Pump for ${engine}`);
      await person.goTo('/maintenance/assets/form');
      await person.write('Name', name);
      await person.choose(/Category/, 'Pump');
      await person.find('Customer', 'Köpenick', /Köpenick/);
      await person.find('Site', 'Alster', /Alster/);
      await person.press('button', 'Create asset');
      await person.reads(`“${name}” was created.`);
    });

    it('a work order is saved', async () => {
      const title = own(`Ordered in ${engine}`);
      await person.goTo('/work-orders/form');
      await person.write('Title', title);
      await person.find('Customer', 'Köpenick', /Köpenick/);
      await person.find('Site', 'Alster', /Alster/);
      await person.press('button', 'Create work order');
      await person.heading(title);
    });

    it('a photo is made smaller and a signature drawn', async () => {
      const id = own(engine).replace(' ', '-');
      await storeOrder(app.backend, id, {
        title: `Signed in ${engine}`,
        status: 'inProgress',
        statusGroup: 'active',
        requireSignature: true,
      });
      await person.goTo(`/work-orders/${id}`);
      const { buffer } = photo('Valve.png');
      const path = join(files, 'Valve.png');
      await writeFile(path, buffer);
      await window.attach('Add photos', path);
      await window.sees({ role: 'button', name: 'Open Valve.jpg' });

      await person.press('button', 'Take signature');
      await person.write('Signed for the customer by', 'Rosa Klein');
      await window.draw({ role: 'img', name: 'Nothing drawn yet' }, LINE);
      await window.sees({ role: 'img', name: 'Signature drawn' });
      await person.press('button', 'Save signature');
      await window.sees({ role: 'img', name: 'Signature of Rosa Klein' });
      const stored = await storedWhere(app.backend, 'attachments', 'entity.id', id);
      expect(stored).toContainEqual(
        expect.objectContaining({ width: 1600, height: 1067, mime: 'image/jpeg' }),
      );
      expect(await storedAt(app.backend, `workOrders/${id}`)).toMatchObject({
        signature: { name: 'Rosa Klein' },
      });
    });

    it('a report is printed with its photos and signature', async () => {
      await person.goTo(`/work-orders/${await photographedOrder(app.backend)}/report?lang=en`);
      await person.reads(/^Signed by /);
      await window.evaluate(`(window.print = () => {
        const loaded = [...document.images].filter((image) => image.complete && image.naturalWidth > 0);
        document.title = 'Printed with ' + loaded.length;
      }, 0)`);
      await person.press('button', 'Print');
      expect(await window.evaluate('document.title')).toBe('Printed with 3');
      const paper = await window.print();
      if (paper) expect(paper.length).toBeGreaterThan(10_000);
    });
  });
