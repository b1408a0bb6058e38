import type { Page } from 'playwright-core';
import { Keyboard } from '../page-models/keyboard';

/** Goes to a field that searches while typing, and takes what it finds first, with the keys alone. */
export async function chooseByKeyboard(page: Page, label: string, typed: string, option: RegExp) {
  await page.getByRole('combobox', { name: label }).focus();
  await new Keyboard(page).take(typed, option);
}
