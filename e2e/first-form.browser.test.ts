import type { Page, Route } from 'playwright-core';
import { addPerson, PASSWORD } from './support/add-person';
import { signIn } from './support/sign-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

const olga = { email: 'olga@nordhaus.example', name: 'Olga Brandt', role: 'office' };
const MAIN = /\/main\.[0-9a-f]+\.js$/;

let app: TestApp;
let page: Page;
let errors: string[];

beforeAll(async () => {
  app = await startTestApp();
  await addPerson(app.backend, olga);
});

afterAll(() => app?.close());

beforeEach(async () => {
  page = await app.newPage();
  errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
});

afterEach(() => app.closePages());

const email = () => page.getByLabel('Email Address');
const password = () => page.getByLabel('Your Password', { exact: true });

/** Keeps the scripts of the page waiting; gives what lets them come. */
async function holdScripts(): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAIN, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe('the sign-in form that stands in the page', () => {
  it('is there before any script, and goes on where somebody types', async () => {
    const release = await holdScripts();
    await page.goto(`${app.url}/login`, { waitUntil: 'commit' });
    await email().pressSequentially('olga@nordhaus.exa');
    await page.keyboard.press('ArrowLeft');
    await email().evaluate((field: HTMLInputElement) => Object.assign(window, { field }));
    release();
    await page.getByText('Nordhaus Facility Services').waitFor();
    await page.keyboard.type('mp');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('button', { name: 'Hide password' }).waitFor();
    expect(await email().evaluate((field) => 'field' in window && window.field === field)).toBe(true);
    await expect(email()).toHaveValue('olga@nordhaus.exmpa');
    expect(errors).toEqual([]);
  });

  it('signs in who pressed Enter before the scripts were there, at the page first asked for', async () => {
    const release = await holdScripts();
    await page.goto(`${app.url}/customers?status=onHold#top`, { waitUntil: 'commit' });
    await email().fill(olga.email);
    await password().fill(PASSWORD);
    await password().press('Enter');
    expect(page.url()).not.toContain(PASSWORD);
    release();
    await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
    await expect.poll(() => page.url()).toBe(`${app.url}/customers?status=onHold#top`);
    expect(errors).toEqual([]);
  });

  it('keeps the focus in a field, and takes the e-mail along to a forgotten password', async () => {
    const release = await holdScripts();
    await page.goto(`${app.url}/tasks`, { waitUntil: 'commit' });
    await email().fill(olga.email);
    release();
    await page.waitForURL(`${app.url}/login`);
    expect(await email().evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'FORGOT PASSWORD' }).waitFor();
    await expect(email()).toHaveValue(olga.email);
    expect(errors).toEqual([]);
  });

  it('says so where the scripts do not come, and keeps what was typed', async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(MAIN, async (route: Route) => {
      await refused;
      await route.abort();
    });
    await page.goto(`${app.url}/login`, { waitUntil: 'commit' });
    await email().fill(olga.email);
    refuse();
    await page.getByRole('alert').getByText('Please reload it.').waitFor();
    await expect(page.locator('input[type=email]')).toHaveValue(olga.email);
  });

  it('is never seen by somebody with a session', async () => {
    await page.goto(app.url);
    await signIn(page, olga);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('form, h1'))
          seen.push(document.querySelector('form, h1')?.outerHTML ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${app.url}/login`);
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    const seen = await page.evaluate(() => ('seen' in window ? (window.seen as string[]) : []));
    expect(seen.filter((html) => html.includes('SIGN IN') || html.startsWith('<form'))).toEqual([]);
    expect(seen).not.toEqual([]);
  });
});
