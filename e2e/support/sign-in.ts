import type { Page } from 'playwright-core';
import { PASSWORD, type Person } from './add-person';

/** Signs in at the form and waits for the shell. */
export async function signIn(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Your Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation').first().waitFor();
}
