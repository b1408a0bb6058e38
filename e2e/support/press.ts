import type { Locator, Page } from 'playwright-core';

/** Gives a button the focus and presses it. */
export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).press('Enter');

/** Types into a field, over what is there. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('Control+a');
  await field.page().keyboard.insertText(text);
}
