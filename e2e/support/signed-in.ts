import type { BrowserContextOptions, Page } from 'playwright-core';
import { SignInPage } from '../page-models/sign-in-page';
import { PASSWORD } from './add-person';
import { demoSession, keepDemoSession } from './demo-sessions';
import type { TestApp } from './test-app';

const DESK = { locale: 'en-GB', viewport: { width: 1440, height: 900 } };

/** Opens the app in a browser profile of its own with one of the demo's people signed in, at the form once a run. */
export async function signedIn(app: TestApp, email: string, device?: BrowserContextOptions): Promise<Page> {
  const storageState = await demoSession(email, app.url);
  const page = await app.newPage({ ...DESK, ...device, ...(storageState && { storageState }) });
  // Going to another address with unsaved text, the browser asks: the tests leave.
  page.on('dialog', (dialog) => void dialog.accept());
  const profile = page.getByRole('heading', { name: 'Profile', level: 1 });
  // The profile loads no area, and signing in leads to the page first asked for.
  if (storageState) await page.goto(`${app.url}/profile`);
  else {
    const signIn = new SignInPage(page, app.url);
    await signIn.open('/profile');
    await signIn.signIn(email, PASSWORD);
  }
  await profile.waitFor();
  if (!storageState) await keepDemoSession(email, page.context());
  return page;
}
