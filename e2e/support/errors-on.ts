import type { Page } from 'playwright-core';

/** What a page throws or writes to its console as an error, from now on. */
export function errorsOn(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}
