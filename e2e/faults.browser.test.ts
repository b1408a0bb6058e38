import type { Locator, Page } from 'playwright-core';
import { ShellPage } from './page-models/shell-page';
import { TaskFormPage } from './page-models/task-form-page';
import { TaskListPage } from './page-models/task-list-page';
import { type FaultyBackend, startFaultyBackend } from './support/faulty-backend';
import { needsEmbedded } from './support/needs-embedded';
import { own } from './support/own';
import { changeRecord } from './support/records';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

/** Less than a token lasts: the clock of an identity service does not jump further. */
const JUMP_MS = 30 * 60_000;
/** A client that lost its server asks again after 5 to 15 seconds. */
const RECONNECT_MS = 30_000;

let backend: FaultyBackend;
let app: TestApp;
let page: Page;
let list: TaskListPage;
let form: TaskFormPage;

const titled = (title: string) => storedWhere(backend, 'tasks', 'title', title);
const entriesOf = (id: unknown) => storedWhere(backend, 'events', 'entity.id', String(id));

/** The title of a task that the list shows and no other task has. */
async function shown(): Promise<string> {
  for (const name of await list.names()) if ((await titled(name)).length === 1) return name;
  throw new Error('Every title in the list comes twice.');
}

/** Renames a task past the page. */
async function rename(from: string, to: string): Promise<void> {
  const [task] = await titled(from);
  await changeRecord(backend, `tasks/${String(task?.id)}`, { title: to });
}

/**
 * Lets the page's time pass quickly until something is seen: its waits are seconds, the test's need not be. In steps,
 * between which requests have time to be answered.
 */
const passTimeUntil = (text: RegExp): Promise<void> => passTimeUntilShown(page.getByText(text).first());

async function passTimeUntilShown(seen: Locator): Promise<void> {
  const comes = () =>
    seen.waitFor({ timeout: 150 }).then(
      () => true,
      () => false,
    );
  while (!(await comes())) await page.clock.fastForward(2_000);
}

const save = () => form.button('Create task').click();

/** What is stored of a title: one task, with one entry in its history. */
async function isStoredOnce(title: string): Promise<void> {
  const [task, ...more] = await titled(title);
  expect(more).toEqual([]);
  expect(await entriesOf(task?.id)).toHaveLength(1);
}

describe('with a server that fails', () => {
  needsEmbedded('faults');

  beforeAll(async () => {
    backend = await startFaultyBackend();
    app = await startTestApp({ backend });
    page = await new Windows(app).of('office');
    list = new TaskListPage(page);
    form = new TaskFormPage(page);
  });
  afterAll(async () => {
    await app?.close();
    await backend?.close();
  });
  beforeEach(() => backend.fail());

  it('goes on live after the server was restarted, and has what happened meanwhile', async () => {
    await page.goto(`${app.url}/tasks`);
    const title = await shown();
    await backend.stop();
    await backend.start();
    await rename(title, 'Renamed while nobody heard it');
    await list.row('Renamed while nobody heard it').waitFor({ timeout: RECONNECT_MS });
    await rename('Renamed while nobody heard it', 'Renamed and heard');
    await list.row('Renamed and heard').waitFor();
  });

  it('stays signed in and live while the clock of the server jumps', async () => {
    await page.goto(`${app.url}/tasks`);
    for (const [n, clock] of [JUMP_MS, -JUMP_MS, 0].entries()) {
      const renamed = own(`Renamed with jump ${n}`);
      await backend.fail({ clock });
      await rename(await shown(), renamed);
      await list.row(renamed).waitFor();
      const created = own(`Created with jump ${n}`);
      await form.create(created);
      await isStoredOnce(created);
      await page.goto(`${app.url}/tasks`);
    }
    await new ShellPage(page).entry('Maintenance').waitFor();
  });

  for (const [words, fault] of [
    ['breaks before it arrives', { drop: 'request' }],
    ['breaks before its answer', { drop: 'answer' }],
    ['meets a busy server once', { status: 503 }],
  ] as const) {
    it(`saves once when the connection of a save ${words}`, async () => {
      await backend.fail({ match: '/command', times: 1, ...fault });
      const title = own(`Save that ${words}`);
      await form.create(title);
      await isStoredOnce(title);
    });
  }

  describe('for long', () => {
    beforeAll(async () => {
      await page.clock.install();
    });

    // On a slow machine the page's time, which passes quickly here, is up before the last try.
    for (const [words, fault, said] of [
      ['does not answer', { hang: true }, /did not confirm in time/],
      ['is away', { status: 503 }, /cannot be reached right now|did not confirm in time/],
      ['is too busy', { status: 429 }, /is busy right now|did not confirm in time/],
    ] as const) {
      it(`keeps what was typed when it ${words}, says so, and saves once afterwards`, async () => {
        const title = own(`Typed while it ${words}`);
        await page.goto(`${app.url}/tasks/form`);
        await form.field('Title').fill(title);
        await backend.fail({ match: '/command', ...fault });
        await save();
        await passTimeUntil(said);
        await expect(form.field('Title')).toHaveValue(title);
        expect(await titled(title)).toEqual([]);
        await backend.fail();
        // The first try may still be under way; whichever comes first stores it, and only one does.
        await save();
        await page.getByText(`“${title}” was created.`).waitFor();
        await isStoredOnce(title);
      });
    }

    it('says that a list does not come, and fills it in by itself', async () => {
      await backend.fail({ match: 'Listen/channel', status: 503 });
      await page.goto(`${app.url}/tasks`);
      await passTimeUntil(/fills in by itself as soon as it answers/);
      await backend.fail();
      await passTimeUntil(/Closed tasks are hidden/);
      // A list draws the rows in sight first, and the rest with the page's time, which stands still here.
      await passTimeUntilShown(list.rows.nth(49));
      expect((await list.names()).length).toBe(50);
    });
  });
});
