import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import type { Page } from 'playwright-core';
import { signIn } from '../e2e/support/sign-in';
import { startTestApp, type TestApp } from '../e2e/support/test-app';
import { runAsCommand } from './terminal';

const FOLDER = join(ROOT, 'docs', 'pictures');
const PERSON = { email: 'office@nordhaus.example' };
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Room around what is shown. */
const MARGIN = 12;

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly on: typeof DESK;
  /** How much of the page's content is shown, from its top, in pixels of the page. */
  readonly height: number;
  /** What has to be there first. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>;
}

const main = (page: Page) => page.getByRole('main');

const PICTURES: readonly Picture[] = [
  {
    name: 'list-head',
    path: '/customers',
    on: DESK,
    height: 420,
    shows: (page) => main(page).locator('tbody tr').nth(5),
  },
  {
    name: 'record-head',
    path: '/customers/customer-01',
    on: DESK,
    height: 560,
    shows: (page) => main(page).getByRole('heading', { level: 2 }).nth(1),
  },
  {
    name: 'next-step',
    path: '/work-orders?status=scheduled',
    on: DESK,
    height: 420,
    shows: (page) => main(page).locator('tbody tr a').first(),
  },
  { name: 'figures', path: '/', on: DESK, height: 520, shows: (page) => main(page).locator('a').nth(5) },
  {
    name: 'form',
    path: '/employees/form?id=employee-06',
    on: DESK,
    height: 620,
    shows: (page) => main(page).getByRole('textbox').first(),
  },
  {
    name: 'phone-cards',
    path: '/work-orders',
    on: PHONE,
    height: 780,
    shows: (page) => main(page).getByText(/^WO-/).nth(2),
  },
];

async function takeOne(app: TestApp, { name, path, on, height, shows }: Picture): Promise<void> {
  const page = await app.newPage({ viewport: on, locale: 'en-GB', colorScheme: 'light' });
  await page.goto(`${app.url}/login`);
  await signIn(page, PERSON);
  await page.goto(app.url + path);
  await shows(page).waitFor();
  if (name === 'next-step') {
    await shows(page).click();
    await main(page).getByRole('button', { name: 'Start', exact: true }).waitFor();
  }
  // Figures and counts come after what they stand beside.
  await page.waitForTimeout(2_000);
  const box = await main(page).boundingBox();
  if (!box) throw new Error(`${path} shows nothing.`);
  await page.screenshot({
    path: join(FOLDER, `${name}.png`),
    clip: {
      x: Math.max(0, box.x - MARGIN),
      y: box.y,
      width: Math.min(box.width + 2 * MARGIN, on.width),
      height,
    },
  });
  await page.context().close();
}

/** `npm run pictures`: takes the pictures of `docs/design.md` anew, from the demo as it is built. */
await runAsCommand(async () => {
  await mkdir(FOLDER, { recursive: true });
  const app = await startTestApp({ seed: true, optimised: true });
  try {
    for (const picture of PICTURES) await takeOne(app, picture);
  } finally {
    await app.close();
  }
  console.log(`${PICTURES.length} pictures in ${FOLDER}`);
});
