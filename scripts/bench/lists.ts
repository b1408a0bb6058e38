import { cpus, loadavg } from 'node:os';
import { demoDocuments, seed, writeDocuments } from '@fm/backend/seed';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Page } from 'playwright-core';
import { signIn } from '../../e2e/support/sign-in';
import { startTestApp, type TestApp } from '../../e2e/support/test-app';
import { percentile } from './percentile';
import { printTable } from './print-table';

/** Records of a list beside those of the demo: none, and what a large firm gathers in years. */
const SIZES = [0, 20_000] as const;
const LISTS = ['customers', 'workOrders'] as const;
const SAMPLES = 7;
const LIMIT_MS = 150;
const LATE_MS = 15_000;

const ROW = 'main tbody tr:has(th[scope="row"])';

/** A press, and what is on the screen once its answer is painted. */
interface Press {
  readonly name: string;
  /** Where it is made. */
  readonly from: string;
  /** The link or the option that is pressed; what opens its list, where it is in one. */
  readonly press: string;
  readonly opener?: string;
  /** What is there afterwards, at least once, and the text that every one of them holds. */
  readonly there: string;
  readonly saying?: string;
}

const opening = (path: string): Press => ({
  name: `${path}, opened`,
  from: '/profile',
  press: `nav a[href="${path}"]`,
  there: ROW,
});
const filtering = (path: string): Press => ({
  name: `${path}, filtered`,
  from: path,
  opener: 'main button[aria-haspopup="listbox"]',
  press: '[role="option"]:has-text("On hold")',
  there: ROW,
  saying: 'On hold',
});

const PRESSES: readonly Press[] = [
  opening('/customers'),
  filtering('/customers'),
  opening('/work-orders'),
  filtering('/work-orders'),
  {
    name: '/work-orders, board',
    from: '/work-orders',
    press: 'main a:text-is("Board")',
    there: 'main article',
  },
  {
    name: '/work-orders, month',
    from: '/work-orders?span=month',
    press: 'main a:text-is("Calendar")',
    there: 'main fieldset [data-order]',
  },
];

/**
 * Presses what opens and filters lists, with the demo and with 20,000 records more in each, and prints the
 * milliseconds until the answer is painted. False when one takes longer than it may.
 */
export async function benchLists(): Promise<boolean> {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores before, by others`);
  const measured: number[][] = [];
  for (const size of SIZES) measured.push(await timesAt(size));
  printTable(
    ['median ms from press to paint', 'demo', `${SIZES[1].toLocaleString('en-US')} more`, 'limit'],
    PRESSES.map(({ name }, row) => [
      name,
      ...measured.map((times) => (times[row] ?? 0).toFixed(0)),
      `${LIMIT_MS}`,
    ]),
  );
  return measured.flat().every((time) => time < LIMIT_MS);
}

async function timesAt(size: number): Promise<number[]> {
  const app = await startTestApp();
  try {
    await seed(app.backend);
    await addCopies(app, size);
    const page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(LATE_MS);
    await page.goto(app.url);
    await signIn(page, { email: 'office@nordhaus.example' });
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    const times: number[] = [];
    for (const press of PRESSES) times.push(await medianOf(() => painted(page, app.url, press)));
    return times;
  } finally {
    await app.close();
  }
}

/** Copies the demo's records of each list until there are `least` more. */
async function addCopies({ backend }: TestApp, least: number): Promise<void> {
  const demo = [...demoDocuments({ today: today(COMPANY.timezone), scale: 1 })].flat();
  for (const list of LISTS) {
    const own = demo.filter(({ path }) => path.startsWith(`${list}/`) && path.split('/').length === 2);
    for (let copy = 0; copy * own.length < least; copy += 1) {
      await writeDocuments(
        backend,
        own.map(({ path, data }) => ({ path: `${path}~${copy}`, data })),
      );
    }
  }
}

/** The first press loads code and is not counted. */
async function medianOf(measure: () => Promise<number>): Promise<number> {
  await measure();
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) times.push(await measure());
  return percentile(times, 0.5);
}

/** Goes where the press is made as people do, without loading the page anew, and makes it. */
async function painted(
  page: Page,
  url: string,
  { from, opener, press, there, saying }: Press,
): Promise<number> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, from);
  await page.waitForURL(url + from);
  if (opener) await page.locator(opener).first().click();
  await page.locator(press).first().waitFor();
  // What was asked for before has come: it is not to be counted.
  await page.waitForTimeout(600);
  const drawn = page.evaluate(
    ([there, saying]) =>
      new Promise<number>((resolve) => {
        const isThere = () => {
          const found = [...document.querySelectorAll<HTMLElement>(there)];
          return found.length > 0 && found.every((one) => (one.textContent ?? '').includes(saying));
        };
        let started = 0;
        const look = () => {
          if (isThere()) requestAnimationFrame(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        addEventListener(
          'click',
          () => {
            started = performance.now();
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    [there, saying ?? ''] as const,
  );
  await page.locator(press).first().click();
  return drawn;
}
