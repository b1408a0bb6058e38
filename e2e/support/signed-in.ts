import type { BrowserContextOptions, Page } from 'playwright-core';
import { SignInPage } from '../page-models/sign-in-page';
import { PASSWORD } from './add-person';
import type { TestApp } from './test-app';

const DESK = { locale: 'en-GB', viewport: { width: 1440, height: 900 } };

/** Opens the app in a browser profile of its own and signs one of the demo's people in. */
export async function signedIn(app: TestApp, email: string, device?: BrowserContextOptions): Promise<Page> {
  const page = await app.newPage({ ...DESK, ...device });
  // Going to another address with unsaved text, the browser asks: the tests leave.
  page.on('dialog', (dialog) => void dialog.accept());
  const signIn = new SignInPage(page, app.url);
  // Signing in leads to the page first asked for: the profile loads no area.
  await signIn.open('/profile');
  await signIn.signIn(email, PASSWORD);
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  return page;
}
