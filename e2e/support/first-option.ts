import type { Locator, Page } from 'playwright-core';

/** The first entry of an open list. While it searches, the words on that pose as an option too, which chooses nothing. */
export const firstOption = (list: Locator | Page): Locator =>
  list.getByRole('option').and(list.locator('[data-key]')).first();
