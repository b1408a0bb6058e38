import { cpus, loadavg } from 'node:os';
import { demoDocuments, seed, writeDocuments } from '@fm/backend/seed';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Page } from 'playwright-core';
import { signIn } from '../../e2e/support/sign-in';
import { startTestApp, type TestApp } from '../../e2e/support/test-app';
import { percentile } from './percentile';
import { printTable } from './print-table';

/** Records of each list beside those of the demo: what a large firm gathers in years. */
const MORE = { customers: 20_000, workOrders: 20_000, offers: 5_000 } as const;
const SAMPLES = 7;
const LIMIT_MS = 150;
/** From the menu to the list, once its code is there, and the first time. */
const OPENED_MS = 90;
const FIRST_MS = 250;
/** A search waits this long for the next letter before it asks. */
const TYPING_PAUSE_MS = 250;
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
  /** Opens a list from the menu. */
  readonly opens?: true;
  /** What is typed into it in place of the press, all at once. */
  readonly typed?: string;
  /** What is there afterwards, at least once, and the text that every one of them holds. */
  readonly there: string;
  readonly saying?: string;
}

const opening = (path: string): Press => ({
  name: `${path}, opened`,
  from: '/profile',
  press: `nav a[href="${path}"]`,
  opens: true,
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

/** A name that customers have and offers are found by. */
const SEARCHED = 'Hansa';
const searching = (path: string): Press => ({
  name: `${path}, searched`,
  from: path,
  press: 'main input[type="search"]',
  typed: SEARCHED,
  there: ROW,
  saying: SEARCHED,
});

const PRESSES: readonly Press[] = [
  opening('/customers'),
  filtering('/customers'),
  searching('/customers'),
  opening('/create-offer'),
  searching('/create-offer'),
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
 * Presses what opens, filters and searches lists, with the demo and with thousands of records more in each, and prints
 * the milliseconds until the answer is painted. False when one takes longer than it may.
 */
export async function benchLists(): Promise<boolean> {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores before, by others`);
  const [demo, thousands] = [await timesAt({}), await timesAt(MORE)];
  return printPresses({ demo, 'thousands more': thousands });
}

/** Milliseconds of the press that loads code, and the median of those after it. */
interface Times {
  readonly first: number;
  readonly again: number;
}

/** Prints what each press took, in a column for each amount of records. False when one takes longer than it may. */
export function printPresses(measured: Readonly<Record<string, readonly Times[]>>): boolean {
  const columns = Object.values(measured);
  printTable(
    ['ms from press to paint: first time, median of more', ...Object.keys(measured), 'limit'],
    PRESSES.map((press, row) => [
      press.name,
      ...columns.map((times) => times[row]).map((one) => (one ? shown(press, one) : '')),
      shown(press, { first: FIRST_MS, again: limitOf(press) }),
    ]),
  );
  return columns.every((times) => times.every((one, row) => fits(PRESSES[row], one)));
}

// The first one counts from the menu; code of a filter or a board comes with its own first press.
const shown = ({ opens }: Press, { first, again }: Times): string =>
  `${opens ? `${first.toFixed(0)}, ` : ''}${again.toFixed(0)}`;

const fits = (press: Press | undefined, { first, again }: Times): boolean =>
  press !== undefined && again < limitOf(press) && (!press.opens || first < FIRST_MS);

const limitOf = ({ typed, opens }: Press): number =>
  opens ? OPENED_MS : LIMIT_MS + (typed === undefined ? 0 : TYPING_PAUSE_MS);

async function timesAt(more: Partial<typeof MORE>): Promise<Times[]> {
  const app = await startTestApp();
  try {
    await seed(app.backend);
    await addCopies(app, more);
    return await pressesOf(app);
  } finally {
    await app.close();
  }
}

/** What each press takes in an app, which holds the demo at least. */
export async function pressesOf(app: TestApp): Promise<Times[]> {
  // The embedded backend makes an index for who asks first. The service has it from the start.
  const earlier = await signedIn(app);
  for (const press of PRESSES) await painted(earlier, app.url, press);
  await app.closePages();
  const page = await signedIn(app);
  const times: Times[] = [];
  for (const press of PRESSES) times.push(await timesOf(() => painted(page, app.url, press)));
  return times;
}

async function signedIn(app: TestApp): Promise<Page> {
  const page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(LATE_MS);
  await page.goto(app.url);
  await signIn(page, { email: 'office@nordhaus.example' });
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  return page;
}

/** Copies the demo's records of each list until there are as many more. */
async function addCopies({ backend }: TestApp, more: Partial<typeof MORE>): Promise<void> {
  const demo = [...demoDocuments({ today: today(COMPANY.timezone), scale: 1 })].flat();
  for (const [list, least] of Object.entries(more)) {
    const own = demo.filter(({ path }) => path.startsWith(`${list}/`) && path.split('/').length === 2);
    for (let copy = 0; copy * own.length < least; copy += 1) {
      await writeDocuments(
        backend,
        own.map(({ path, data }) => ({ path: `${path}~${copy}`, data })),
      );
    }
  }
}

async function timesOf(measure: () => Promise<number>): Promise<Times> {
  const first = await measure();
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) times.push(await measure());
  return { first, again: percentile(times, 0.5) };
}

/** Goes where the press is made as people do, without loading the page anew, and makes it. */
async function painted(
  page: Page,
  url: string,
  { from, opener, press, typed, there, saying }: Press,
): Promise<number> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, from);
  await page.waitForURL(url + from);
  if (opener) await page.locator(opener).first().click();
  await page.locator(press).first().waitFor();
  // The same text again would be no news to the field.
  if (typed !== undefined) await page.locator(press).first().fill('');
  // What was asked for before has come: it is not to be counted.
  await page.waitForTimeout(600);
  const drawn = page.evaluate(
    ([there, saying, event]) =>
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
          event,
          () => {
            started = performance.now();
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    [there, saying ?? '', typed === undefined ? 'click' : 'input'] as const,
  );
  const pressed = page.locator(press).first();
  await (typed === undefined ? pressed.click() : pressed.fill(typed));
  return drawn;
}
