import { denialsInto } from './support/denials-into';
import { goTo } from './support/go-to';
import { needsEmbedded } from './support/needs-embedded';
import { changeRecord } from './support/records';
import { addressOf } from './support/screen-address';
import { LISTS, SINGLES } from './support/screens';
import { signedIn } from './support/signed-in';
import { storeOrder } from './support/store-order';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { settledReads } from './support/usage';

const DAY_MS = 86_400_000;

let app: TestApp;
const denials: string[] = [];

describe('no role is refused anything that its screens ask for', () => {
  needsEmbedded('log of denials');

  beforeAll(async () => {
    app = await startTestApp({ seed: true, log: denialsInto(denials) });
  });
  afterAll(() => app?.close());
  beforeEach(() => {
    denials.length = 0;
  });
  afterEach(() => app.closePages());

  // An administrator opens every screen in `analytics.browser.test.ts`, the office in `reads.browser.test.ts`; the rules
  // treat the empty role as they treat the office: like any that they do not name.
  it('opens every screen as a manager, and shows no amount of money', async () => {
    const page = await signedIn(app, 'manager@nordhaus.example');
    const priced: string[] = [];
    for (const screen of [...LISTS, ...SINGLES]) {
      await goTo(page, await addressOf(app.backend, screen));
      await page.getByRole('heading', { name: screen.heading, level: 1 }).waitFor();
      if (screen.says) await page.getByText(screen.says).first().waitFor();
      await page.getByText('Loading…').first().waitFor({ state: 'detached' });
      priced.push(...(await page.getByText('€').allInnerTexts()).map((text) => `${screen.path}: ${text}`));
    }
    expect(priced).toEqual([]);
    await settledReads(app.backend, 'demo-manager');
    expect(denials).toEqual([]);
  });

  it('tells a manager on the crew how to get in once the job is near, and nobody else (B15)', async () => {
    const job = {
      title: 'Check the pumps',
      status: 'scheduled' as const,
      leadId: 'employee-03',
      leadName: 'Marek Wolny',
      plannedDay: '2031-03-31',
    };
    await changeRecord(app.backend, 'sites/site-01', { access: 'Key box 4711' });
    await storeOrder(app.backend, 'near', { ...job, plannedStart: new Date() });
    await storeOrder(app.backend, 'far', { ...job, plannedStart: new Date(Date.now() + 9 * DAY_MS) });
    const page = await signedIn(app, 'manager@nordhaus.example');
    await goTo(page, '/work-orders/far');
    await page.getByText('Address').waitFor();
    await expect(page.getByText('Key box')).toHaveCount(0);
    await goTo(page, '/work-orders/near');
    await page.getByText('Key box 4711').waitFor();
    expect(denials).toEqual([]);
  });
});
