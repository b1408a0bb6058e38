import type { Page, Request } from 'playwright-core';
import { ForgotPasswordPage } from './page-models/forgot-password-page';
import { ShellPage } from './page-models/shell-page';
import { SignInPage } from './page-models/sign-in-page';
import { addPerson, PASSWORD } from './support/add-person';
import { changeRecord, deleteRecord } from './support/records';
import { startTestApp, type TestApp } from './support/test-app';

jest.setTimeout(60_000);

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
let signInPage: SignInPage;
let shell: ShellPage;
let people = 0;

beforeAll(async () => {
  app = await startTestApp();
  await addPerson(app.backend, ana);
});

afterAll(() => app?.close());

beforeEach(async () => {
  page = await app.newPage();
  signInPage = new SignInPage(page, app.url);
  shell = new ShellPage(page);
});

afterEach(() => app.closePages());

/** Somebody for one test alone, whose record it may change. */
async function newPerson(role = 'office') {
  const person = { email: `person${++people}@nordhaus.example`, name: 'Olga Brandt', role };
  return { ...person, uid: await addPerson(app.backend, person) };
}

async function signedIn(email = ana.email) {
  await signInPage.open();
  await signInPage.signIn(email, PASSWORD);
  await shell.heading('Overview').waitFor();
}

const address = () => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const storedValues = () =>
  page.evaluate(() => ['fm.email', 'fm.role', 'fm.name'].map((key) => localStorage.getItem(key)));

const asksToSignIn = (request: Request) => request.url().includes('signInWithPassword');

function countSignIns() {
  let count = 0;
  page.on('request', (request) => {
    if (asksToSignIn(request)) count += 1;
  });
  return () => count;
}

describe('a visitor who is not signed in', () => {
  it.each(PROTECTED)('is sent from %s to /login', async (path) => {
    await signInPage.open(path);
    expect(address()).toBe('/login');
  });

  it('returns after sign-in to the page first asked for', async () => {
    await signInPage.open('/profile?from=link');
    await signInPage.signIn(ana.email, PASSWORD);
    await shell.heading('Profile').waitFor();
    expect(address()).toBe('/profile?from=link');
  });

  it('still returns there after a look at the forgotten password', async () => {
    await signInPage.open('/profile');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await signInPage.signIn(ana.email, PASSWORD);
    await shell.heading('Profile').waitFor();
  });

  it('gets the sign-in form in at most 3 requests and 145 KB of compressed JavaScript, without Firestore', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await signInPage.open();
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
});

describe('the first session check', () => {
  it('shows nothing until it is done', async () => {
    await signedIn();
    await page.evaluate(() => localStorage.removeItem('fm.email'));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/accounts:lookup*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/accounts:lookup*');
    await page.goto(`${app.url}/profile`);
    await asked;
    expect(await page.locator('#root').textContent()).toBe('');
    expect(address()).toBe('/profile');
    release();
    await shell.heading('Profile').waitFor();
  });

  it('offers Retry when the configuration does not arrive', async () => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${app.url}/login`);
    await page.getByRole('heading', { name: 'The app could not start' }).waitFor();
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await signInPage.heading.waitFor();
  });
});

describe('sign-in', () => {
  it('keeps e-mail, role and name and goes to the overview', async () => {
    await signedIn('  ANA@Nordhaus.example ');
    expect(await storedValues()).toEqual([ana.email, ana.role, ana.name]);
    expect(address()).toBe('/');
  });

  it.each([
    ['a wrong password', ana.email],
    ['an unknown e-mail', 'nobody@nordhaus.example'],
  ])('tells of %s and keeps what was typed', async (_, email) => {
    await signInPage.open();
    await signInPage.signIn(email, 'wrong-password');
    expect(await signInPage.failure()).toBe('Invalid email or password. Please try again.');
    expect(await signInPage.email.inputValue()).toBe(email);
    expect(await signInPage.password.inputValue()).toBe('wrong-password');
  });

  it('tells of any other error', async () => {
    await signInPage.open();
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
    await signInPage.signIn(ana.email, PASSWORD);
    expect(await signInPage.failure()).toBe('Login failed. Please try again later.');
  });

  it('tells when no user record matches, and a reload shows SIGN IN', async () => {
    const { email, uid } = await newPerson();
    await deleteRecord(app.backend, `users/${uid}`);
    await signInPage.open();
    await signInPage.signIn(email, PASSWORD);
    expect(await signInPage.failure()).toBe('No user data found in Firestore.');
    await signInPage.open('/');
    expect(await storedValues()).toEqual([null, null, null]);
  });

  it('sends one request for a double click', async () => {
    await signInPage.open();
    const count = countSignIns();
    await signInPage.fill(ana.email, PASSWORD);
    await signInPage.button.dblclick({ noWaitAfter: true });
    await shell.heading('Overview').waitFor();
    expect(count()).toBe(1);
  });

  it('sends one request for Enter twice, and reads "Signing in..." meanwhile', async () => {
    await signInPage.open();
    const count = countSignIns();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/accounts:signInWithPassword*', async (route) => {
      await held;
      await route.continue();
    });
    await signInPage.fill(ana.email, PASSWORD);
    await signInPage.password.press('Enter');
    await signInPage.password.press('Enter');
    expect(await signInPage.button.textContent()).toBe('Signing in...');
    expect(await signInPage.button.isDisabled()).toBe(true);
    release();
    await shell.heading('Overview').waitFor();
    expect(count()).toBe(1);
  });

  it('leaves an e-mail without the form of one to the browser, and asks nobody', async () => {
    await signInPage.open();
    const count = countSignIns();
    await signInPage.signIn('no-address', PASSWORD);
    expect(await signInPage.email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(
      true,
    );
    expect(count()).toBe(0);
  });

  it('is skipped by who is signed in already', async () => {
    await signedIn();
    await page.goto(`${app.url}/login`);
    await shell.heading('Overview').waitFor();
    expect(address()).toBe('/');
  });
});

describe('a forgotten password', () => {
  it('is set anew through the link that was sent', async () => {
    const { email } = await newPerson();
    const forgot = new ForgotPasswordPage(page, app.url);
    await forgot.open();
    await forgot.ask(email.toUpperCase());
    const toast = page.getByText('A password reset link has been sent to your email.');
    await toast.waitFor();
    expect(await forgot.email.inputValue()).toBe(email.toUpperCase());

    const { url, authUrl = url, projectId } = app.backend;
    const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await answer.json()) as { oobCodes: readonly { email: string; oobLink: string }[] };
    const link = oobCodes.findLast((code) => code.email === email)?.oobLink ?? '';
    const saved = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ newPassword: 'entirely-new', repeated: 'entirely-new' }),
    });
    expect(saved.status).toBe(200);

    await forgot.back.click();
    expect(await signInPage.email.inputValue()).toBe(email.toUpperCase());
    await signInPage.signIn(email, PASSWORD);
    expect(await signInPage.failure()).toBe('Invalid email or password. Please try again.');
    await signInPage.signIn(email, 'entirely-new');
    await shell.heading('Overview').waitFor();
  });

  it('tells beside the form when the link could not be sent', async () => {
    const forgot = new ForgotPasswordPage(page, app.url);
    await forgot.open();
    await page.route('**/accounts:sendOobCode*', (route) => route.abort());
    await forgot.ask(ana.email);
    expect(await page.getByRole('alert').textContent()).toBe(
      'Failed to send reset email. Please check your email address.',
    );
    expect(await forgot.email.inputValue()).toBe(ana.email);
  });

  it('shows the toast for 4 seconds, also to who wants no motion', async () => {
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
    await page.mouse.move(10, 600);
    await toast.waitFor({ state: 'detached' });
    const seconds = (Date.now() - shownAt) / 1000;
    expect(seconds).toBeGreaterThan(3.5);
    expect(seconds).toBeLessThan(5.5);
  });
});

describe('while signed in', () => {
  it('takes a changed role on at once', async () => {
    const { email, uid } = await newPerson('office');
    await signedIn(email);
    expect(await shell.entries(7)).toHaveLength(7);
    await changeRecord(app.backend, `users/${uid}`, { role: 'manager' });
    await shell.entry('Employee').waitFor({ state: 'detached' });
    expect(await shell.entries(2)).toEqual(['Overview', 'Task']);
    expect(await storedValues()).toEqual([email, 'manager', 'Olga Brandt']);
  });

  it.each([
    ['disabled', (uid: string) => changeRecord(app.backend, `users/${uid}`, { disabled: true })],
    ['removed', (uid: string) => deleteRecord(app.backend, `users/${uid}`)],
  ])('is signed out with a message when the record is %s', async (word, change) => {
    const { email, uid } = await newPerson();
    await signedIn(email);
    await change(uid);
    await signInPage.heading.waitFor();
    expect(await signInPage.failure()).toMatch(
      word === 'disabled' ? /disabled|no longer active/ : /no longer active/,
    );
    expect(await storedValues()).toEqual([null, null, null]);
    await signInPage.open('/');
  });

  it('stays live in eight tabs of one browser', async () => {
    const { email, uid } = await newPerson('office');
    await signedIn(email);
    const tabs = [shell];
    for (let tab = 1; tab < 8; tab += 1) {
      const other = await page.context().newPage();
      await other.goto(app.url);
      tabs.push(new ShellPage(other));
    }
    await Promise.all(tabs.map((tab) => tab.entries(7)));
    await changeRecord(app.backend, `users/${uid}`, { role: 'manager' });
    await Promise.all(tabs.map((tab) => tab.entry('Employee').waitFor({ state: 'detached' })));
  });

  it('enters at once after a reload, with the stored values', async () => {
    await signedIn();
    await page.route(`${app.backend.url.replace('127.0.0.1', '*')}/**`, (route) => route.abort());
    await page.reload();
    await shell.profileButton.click();
    expect(await page.getByText(ana.name).isVisible()).toBe(true);
  });
});

describe('Logout', () => {
  it('goes to /login, clears the three values, and Back does not return', async () => {
    await signedIn();
    await page.goto(`${app.url}/profile`);
    await shell.logOut();
    await signInPage.heading.waitFor();
    expect(address()).toBe('/login');
    expect(await storedValues()).toEqual([null, null, null]);
    await page.goBack();
    await signInPage.heading.waitFor();
  });

  it('does not send the next person to the page of the last one', async () => {
    await signedIn();
    await page.goto(`${app.url}/profile`);
    await shell.logOut();
    await signInPage.signIn(ana.email, PASSWORD);
    await shell.heading('Overview').waitFor();
  });

  it('is followed by the other tabs', async () => {
    await signedIn();
    const other = await page.context().newPage();
    await other.goto(`${app.url}/profile`);
    await new ShellPage(other).heading('Profile').waitFor();
    await shell.logOut();
    await new SignInPage(other, app.url).heading.waitFor();
    expect(new URL(other.url()).pathname).toBe('/login');
  });
});

describe('without a connection', () => {
  it('the whole app gives way to the notice, and comes back with what was typed', async () => {
    await signInPage.open();
    await signInPage.fill(ana.email, 'half a passw');
    await page.context().setOffline(true);
    const notice = page.getByRole('alertdialog', { name: 'Oops, No Internet Connection' });
    await notice.waitFor();
    expect(await notice.textContent()).toContain(
      'Make sure wifi or cellular data is turned on and try again.',
    );
    expect(await signInPage.email.isVisible()).toBe(false);
    const retry = page.getByRole('button', { name: 'TRY AGAIN', exact: true });
    expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.context().setOffline(false);
    await signInPage.heading.waitFor();
    expect(await signInPage.email.inputValue()).toBe(ana.email);
    expect(await signInPage.password.inputValue()).toBe('half a passw');
  });

  it('TRY AGAIN reloads the page', async () => {
    await signInPage.open();
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'TRY AGAIN', exact: true }).click(),
    ]);
    await signInPage.heading.waitFor();
  });
});
