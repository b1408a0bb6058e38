import type { Locator } from 'playwright-core';

/** Chooses from a closed field of `@fm/ui/select`: opened with a click, or with a tap where the page is touched. */
export async function chooseOf(field: Locator, option: string, touch = false): Promise<void> {
  await (touch ? field.tap() : field.click());
  const wanted = field.page().getByRole('option', { name: option, exact: true });
  await (touch ? wanted.tap() : wanted.click());
}
