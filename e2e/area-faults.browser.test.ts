import { TroublePage } from './page-models/trouble-page';
import { Entrance } from './support/entrance';
import { type FaultyApp, NEXT_RELEASE, startFaultyApp } from './support/faulty-app';
import { handedOn } from './support/handed-on';
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

const enter = () => entrance.beforeArea(TroublePage);

/** A signed-in page with the area open. */
async function open(): Promise<TroublePage> {
  const area = await enter();
  await area.shell.entry('Trouble').click();
  await area.appears();
  return area;
}

describe('property 7: an area whose code fails', () => {
  const inWindow = handedOn(open);
  afterAll(() => app.closePages());

  it('at its start, or is shaped otherwise: the shell stays, and the repaired area comes with Retry', async () => {
    const area = await enter();
    const { shell, panel } = area;
    await area.make('evaluation');
    await shell.entry('Trouble').click();
    expect(await panel.heading()).toBe('Trouble failed to start');
    expect(await panel.quoted()).toContain('failed at start');
    await area.make('shape');
    await panel.retry.click();
    // The panel of the failure before says the same.
    await area.announces(2);
    expect(await panel.heading()).toBe('Trouble failed to start');
    await area.make('');
    await panel.retry.click();
    await area.appears();
    expect(await area.announced()).toHaveLength(2);
  });

  for (const where of ['render', 'effect'])
    it(
      `in ${where}: the shell stays, leaving and returning works, and so does Retry`,
      inWindow(async (area) => {
        const { shell, panel } = area;
        await area.make(where);
        await area.press('Redraw');
        expect(await panel.heading()).toBe('Something went wrong in Trouble');
        expect(await area.focused()).toBe('Something went wrong in Trouble');
        const quoted = await panel.quoted();
        for (const detail of ['3.2.1', 'badbad00', 'Team Trouble']) expect(quoted).toContain(detail);
        await area.make('');
        await shell.entry('Employee').click();
        await shell.heading('Employees').waitFor();
        await shell.entry('Trouble').click();
        await area.appears();
      }),
    );

  it(
    'again and again: Retry shows it once more, then a reload is offered',
    inWindow(async (area) => {
      const { panel } = area;
      await area.make('render');
      await area.press('Redraw');
      await panel.retry.click();
      await panel.reload.waitFor();
      await area.make('');
      await panel.reload.click();
      await area.appears();
      expect(await area.isSameDocument()).toBe(false);
      await area.watch();
    }),
  );

  it(
    'in an event handler: the screen stays, and the report names area, version and owner',
    inWindow(async (area) => {
      const reported = area.page.waitForEvent('console', (message) =>
        message.text().startsWith('Unexpected error'),
      );
      await area.press('Fail on press');
      const values = await Promise.all((await reported).args().map((arg) => arg.jsonValue()));
      expect(values).toContainEqual({
        area: 'trouble',
        version: '3.2.1',
        build: 'badbad00',
        owner: 'Team Trouble',
        kind: 'uncaught',
      });
      await area.appears();
    }),
  );

  it(
    'in a part that arrives later: a panel, and Retry opens the area',
    inWindow(async (area) => {
      const { page, panel } = area;
      const { base, parts } = app.entry('trouble');
      const released = await app.files('trouble');
      const later = released.filter((file) => /\.(js|css)$/.test(file) && !parts?.module?.includes(file));
      expect(later).toHaveLength(2);
      for (const file of later)
        for (const fault of ['changed', 'missing'] as const) {
          app.faults.set(base + file, fault);
          await area.press('More');
          expect(await panel.heading()).toBe("Trouble can't be reached right now");
          app.faults.repair(base + file);
          await panel.retry.click();
          await area.appears();
        }
      await area.press('More');
      const more = page.getByText('More trouble.');
      await more.waitFor();
      expect(await more.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('5px');
    }),
  );

  it('with a shared module of another version: it is said to need a newer app', async () => {
    const [, entry = ''] = app.opening('trouble');
    app.tell('trouble', { integrity: {} });
    app.faults.set(entry, { exchange: ['^19.', '^99.'] });
    const { shell, panel } = await enter();
    await shell.entry('Trouble').click();
    expect(await panel.heading()).toBe('Trouble needs a newer version of this app');
  });

  it('because its build is gone and replaced: Retry opens the new one', async () => {
    app.faults.set(app.entry('trouble').base, 'missing');
    const { shell, panel } = await enter();
    await shell.entry('Trouble').click();
    await panel.alert.waitFor();
    app.tell('trouble', { base: NEXT_RELEASE });
    await panel.retry.click();
    await shell.heading('Trouble').waitFor();
    expect(app.faults.asked).toContain(`${NEXT_RELEASE}mf-manifest.json`);
  });
});
