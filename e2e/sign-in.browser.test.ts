import type { Page, Request } from 'playwright-core';
import { ForgotPasswordPage } from './page-models/forgot-password-page';
import { Visitor } from './page-models/visitor';
import { addPerson, addSomebody, PASSWORD } from './support/add-person';
import { problemsInEveryLook } from './support/axe';
import { changeRecord, deleteRecord } from './support/records';
import { sentLink, setPasswordBy } from './support/sent-link';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

const PROTECTED = [
  '/',
  '/employees',
  '/employees/form',
  '/customers',
  '/customers/form',
  '/customers/add',
  '/customers/c1/history',
  '/reminders',
  '/tasks',
  '/tasks/form',
  '/work-orders',
  '/work-orders/form',
  '/work-orders/w1',
  '/maintenance',
  '/profile',
  '/create-offer',
  '/no/such/page',
];

const ana = { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' };

let app: TestApp;
let page: Page;
let visitor: Visitor;

beforeAll(async () => {
  app = await startTestApp();
  await addPerson(app.backend, ana);
});

afterAll(() => app?.close());

beforeEach(async () => {
  page = await app.newPage();
  visitor = new Visitor(page, app.url);
});

afterEach(() => app.closePages());

const asksToSignIn = (request: Request) => request.url().includes('signInWithPassword');

function countSignIns() {
  let count = 0;
  page.on('request', (request) => {
    if (asksToSignIn(request)) count += 1;
  });
  return () => count;
}

describe('a visitor who is not signed in', () => {
  it('is sent from every address to /login', async () => {
    for (const path of PROTECTED) {
      await visitor.signIn.open(path);
      // The form stands in the page before the address has changed.
      await expect.poll(() => visitor.address, { message: path }).toBe('/login');
    }
  });

  it('returns after sign-in to the page first asked for', async () => {
    await visitor.signIn.open('/profile?from=link');
    await visitor.signIn.signIn(ana.email, PASSWORD);
    await visitor.shell.heading('Profile').waitFor();
    expect(visitor.address).toBe('/profile?from=link');
  });

  it('still returns there after a look at the forgotten password', async () => {
    await visitor.signIn.open('/profile');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    // Its e-mail field is called as that of the page before.
    await visitor.signIn.heading.waitFor();
    await visitor.signIn.signIn(ana.email, PASSWORD);
    await visitor.shell.heading('Profile').waitFor();
  });

  it('gets the sign-in form in at most 3 requests and 145 KB of compressed JavaScript, without Firestore', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await visitor.signIn.open();
    const sizes = await Promise.all(
      scripts.map(async (url) => {
        const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
        const text = await response.text();
        expect(text).not.toMatch(/google\.firestore|react-aria-pressable-style/);
        return Number(response.headers.get('content-length'));
      }),
    );
    expect(scripts.length).toBeLessThanOrEqual(3);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(145 * 1024);
  });

  it('offers Retry when the configuration is not in the page and does not arrive', async () => {
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script type="application\/json".*?<\/script>/, '');
      await route.fulfill({ response, body });
    });
    await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${app.url}/login`);
    await page.getByRole('heading', { name: 'The app could not start' }).waitFor();
    await page.unroute('**/config.json');
    await page.unroute('**/login');
    await page.getByRole('button', { name: 'Retry' }).click();
    await visitor.signIn.heading.waitFor();
  });
});

describe('sign-in', () => {
  it('keeps e-mail, role and name and goes to the overview', async () => {
    await visitor.enter('  ANA@Nordhaus.example ');
    expect(await visitor.stored()).toEqual([ana.email, ana.role, ana.name]);
    expect(visitor.address).toBe('/');
  });

  for (const [what, email] of [
    ['a wrong password', ana.email],
    ['an unknown e-mail', 'nobody@nordhaus.example'],
  ] as const) {
    it(`tells of ${what} and keeps what was typed`, async () => {
      await visitor.signIn.open();
      await visitor.signIn.signIn(email, 'wrong-password');
      expect(await visitor.signIn.failure()).toBe('Invalid email or password. Please try again.');
      await expect(visitor.signIn.email).toHaveValue(email);
      await expect(visitor.signIn.password).toHaveValue('wrong-password');
    });
  }

  it('goes on in a browser that does not know names below localhost', async () => {
    await page.route(/^http:\/\/t\d+\.localhost/, (route) => route.abort('namenotresolved'));
    await visitor.enter(ana.email);
    await page.reload();
    await visitor.shell.heading('Overview').waitFor();
  });

  it('lets people in and work where the browser stores nothing', async () => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(self, name, { configurable: true, get: refuse });
      IDBFactory.prototype.open = refuse;
    });
    await visitor.enter(ana.email);
    await visitor.shell.entry('Customer').click();
    await visitor.shell.heading('Customers').waitFor();
  });

  it('tells of any other error', async () => {
    await visitor.signIn.open();
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
    await visitor.signIn.signIn(ana.email, PASSWORD);
    expect(await visitor.signIn.failure()).toBe('Login failed. Please try again later.');
  });

  it('tells when no user record matches, and a reload shows SIGN IN', async () => {
    const { email, uid } = await addSomebody(app.backend);
    await deleteRecord(app.backend, `users/${uid}`);
    await visitor.signIn.open();
    await visitor.signIn.signIn(email, PASSWORD);
    expect(await visitor.signIn.failure()).toBe('No user data found in Firestore.');
    await visitor.signIn.open('/');
    expect(await visitor.stored()).toEqual([null, null, null]);
  });

  it('enters with a record that was prepared for the confirmed address, which is theirs from then on', async () => {
    const { email, uid, name } = await addSomebody(app.backend);
    await deleteRecord(app.backend, `users/${uid}`);
    const prepared = { email, name, role: 'office', rev: 1, trashed: false };
    await changeRecord(app.backend, 'users/prepared-olga', prepared);
    await visitor.signIn.open();
    await visitor.signIn.signIn(email, PASSWORD);
    await visitor.shell.heading('Overview').waitFor();
    expect(await visitor.stored()).toEqual([email, 'office', name]);
    // The shell follows the record of the own uid: it would leave without one.
    await page.reload();
    await visitor.shell.heading('Overview').waitFor();
  });

  it('sends one request for a double click', async () => {
    await visitor.signIn.open();
    const count = countSignIns();
    await visitor.signIn.fill(ana.email, PASSWORD);
    await visitor.signIn.button.dblclick({ noWaitAfter: true });
    await visitor.shell.heading('Overview').waitFor();
    expect(count()).toBe(1);
  });

  it('sends one request for Enter twice, and reads "Signing in..." meanwhile', async () => {
    await visitor.signIn.open();
    const count = countSignIns();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/accounts:signInWithPassword*', async (route) => {
      await held;
      await route.continue();
    });
    await visitor.signIn.fill(ana.email, PASSWORD);
    await visitor.signIn.password.press('Enter');
    await visitor.signIn.password.press('Enter');
    expect(await visitor.signIn.button.textContent()).toBe('Signing in...');
    await expect(visitor.signIn.button).toBeDisabled();
    release();
    await visitor.shell.heading('Overview').waitFor();
    expect(count()).toBe(1);
  });

  it('leaves an e-mail without the form of one to the browser, and asks nobody', async () => {
    await visitor.signIn.open();
    const count = countSignIns();
    await visitor.signIn.signIn('no-address', PASSWORD);
    expect(
      await visitor.signIn.email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true);
    expect(count()).toBe(0);
  });
});

describe('a forgotten password', () => {
  it('is set anew through the link that was sent', async () => {
    const { email } = await addSomebody(app.backend);
    const forgot = new ForgotPasswordPage(page, app.url);
    await forgot.open();
    await forgot.ask(email.toUpperCase());
    const toast = page.getByText('A password reset link has been sent to your email.');
    await toast.waitFor();
    await expect(forgot.email).toHaveValue(email.toUpperCase());

    await setPasswordBy(await sentLink(app.backend, email), 'entirely-new');

    await forgot.back.click();
    await visitor.signIn.heading.waitFor();
    await expect(visitor.signIn.email).toHaveValue(email.toUpperCase());
    await visitor.signIn.signIn(email, PASSWORD);
    expect(await visitor.signIn.failure()).toBe('Invalid email or password. Please try again.');
    await visitor.signIn.signIn(email, 'entirely-new');
    await visitor.shell.heading('Overview').waitFor();
  });

  it('tells beside the form when the link could not be sent', async () => {
    const forgot = new ForgotPasswordPage(page, app.url);
    await forgot.open();
    await page.route('**/accounts:sendOobCode*', (route) => route.abort());
    await forgot.ask(ana.email);
    expect(await page.getByRole('alert').textContent()).toBe(
      'Failed to send reset email. Please check your email address.',
    );
    await expect(forgot.email).toHaveValue(ana.email);
  });

  it('shows the toast for 4 seconds, also to who wants no motion, and moves nothing of it then', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const forgot = new ForgotPasswordPage(page, app.url);
    await forgot.open();
    await forgot.ask(ana.email);
    const toast = page.getByText('A password reset link has been sent to your email.');
    await toast.waitFor();
    const shownAt = Date.now();
    const box = await page.locator('.Toastify__toast').boundingBox();
    expect(box && box.x + box.width).toBeGreaterThan(1200);
    expect(box?.y).toBeLessThan(100);
    const line = page.locator('.Toastify__progress-bar');
    expect(await line.evaluate((line) => getComputedStyle(line).transform)).toBe('none');
    await page.mouse.move(10, 600);
    await toast.waitFor({ state: 'detached' });
    const seconds = (Date.now() - shownAt) / 1000;
    expect(seconds).toBeGreaterThan(3.5);
    expect(seconds).toBeLessThan(5.5);
  });
});

describe('without a connection', () => {
  it('the whole app gives way to the notice, and comes back with what was typed', async () => {
    await visitor.signIn.open();
    await visitor.signIn.fill(ana.email, 'half a passw');
    await page.context().setOffline(true);
    const notice = page.getByRole('alertdialog', { name: 'Oops, No Internet Connection' });
    await notice.waitFor();
    expect(await notice.textContent()).toContain(
      'Make sure wifi or cellular data is turned on and try again.',
    );
    await expect(visitor.signIn.email).toBeHidden();
    const retry = page.getByRole('button', { name: 'TRY AGAIN', exact: true });
    expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.context().setOffline(false);
    await visitor.signIn.heading.waitFor();
    await expect(visitor.signIn.email).toHaveValue(ana.email);
    await expect(visitor.signIn.password).toHaveValue('half a passw');
  });

  it('TRY AGAIN reloads the page', async () => {
    await visitor.signIn.open();
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'TRY AGAIN', exact: true }).click(),
    ]);
    await visitor.signIn.heading.waitFor();
  });
});

it('has nothing for axe to find in any look', async () => {
  await visitor.signIn.open();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await visitor.signIn.signIn('nobody@nordhaus.example', 'wrong');
  await visitor.signIn.failure();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.getByRole('alertdialog').waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
});
