import type { Page } from 'playwright-core';

/**
 * Chooses in a field that searches while typing, with the keys alone: types, goes to the first option once it is the
 * wanted one, takes it with Enter.
 */
export async function chooseByKeyboard(page: Page, label: string, typed: string, option: RegExp) {
  // A site can be chosen once its customer is.
  const field = page.getByRole('combobox', { name: label, disabled: false });
  await field.focus();
  await (typed === '' ? page.keyboard.press('ArrowDown') : page.keyboard.type(typed));
  await page.getByRole('option').first().filter({ hasText: option }).waitFor();
  // Options that come while a key is pressed take the mark away again.
  while (!(await field.getAttribute('aria-activedescendant'))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
