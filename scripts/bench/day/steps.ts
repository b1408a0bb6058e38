import type { Page } from 'playwright-core';

/** One thing that somebody does, from screen to screen. */
interface Step {
  readonly name: string;
  readonly run: (page: Page) => Promise<void>;
}

const KEY_MS = 60;
const ROW = 'main tbody tr:has(th[scope="row"])';

const openList = async (page: Page, path: string) => {
  await page.locator(`nav a[href="${path}"]`).click();
  await page.locator(ROW).first().waitFor();
};
const openFirst = async (page: Page) => {
  await page.locator(`${ROW} th a`).first().click();
  await page.locator(ROW).first().waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const type = (page: Page, label: string | RegExp, text: string) =>
  page.getByRole('textbox', { name: label }).first().pressSequentially(text, { delay: KEY_MS });
const search = async (page: Page, word: string) => {
  await page.getByRole('searchbox').pressSequentially(word, { delay: KEY_MS });
  // The rows that were there before go.
  await page.locator(ROW).first().filter({ hasText: word }).waitFor();
  await page.waitForURL(/[?&]q=/);
};

/** A day of an office: looking for, reading, planning, writing and saving, by mouse and keyboard. */
export const STEPS: readonly Step[] = [
  { name: 'opens the work orders', run: (page) => openList(page, '/work-orders') },
  { name: 'looks for a word in them', run: (page) => search(page, 'Winter') },
  { name: 'opens one', run: openFirst },
  {
    name: 'goes back and sorts them',
    run: async (page) => {
      await page.goBack();
      await page.locator(ROW).first().waitFor();
      await page.getByRole('columnheader', { name: 'Due' }).getByRole('button').click();
      await page.locator('th[aria-sort]').first().waitFor();
    },
  },
  {
    name: 'looks at the week by person',
    run: async (page) => {
      await page.getByRole('link', { name: 'Calendar' }).click();
      await page.getByText('By person').click();
      await page.locator('[data-order]').first().waitFor();
      await page.getByRole('button', { name: 'Next week' }).click();
      await page.locator('[data-order]').first().waitFor();
    },
  },
  {
    name: 'reads an order there',
    run: async (page) => {
      await page.locator('[data-order]').first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'opens the customers', run: (page) => openList(page, '/customers') },
  {
    name: 'chooses all of the page',
    run: async (page) => {
      await page.getByRole('checkbox', { name: /Select all/ }).click();
      await page
        .getByText(/\d+ customers selected/)
        .first()
        .waitFor();
    },
  },
  { name: 'opens one', run: openFirst },
  {
    name: 'writes in the form',
    run: async (page) => {
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await type(page, 'Notes', 'Rings twice at the gate.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    },
  },
  { name: 'opens the tasks', run: (page) => openList(page, '/tasks') },
  {
    name: 'writes a new one',
    run: async (page) => {
      await page.getByRole('link', { name: 'New task' }).click();
      await type(page, /^Title/, 'Order new filters for the lift');
      await page.getByRole('button', { name: /Priority$/ }).click();
      await page.getByRole('option', { name: 'High' }).click();
      await page
        .getByRole('button', { name: /^(Save|Create)/ })
        .first()
        .click();
      await page.getByText('Order new filters for the lift').first().waitFor();
    },
  },
  {
    name: 'finds a customer with the palette',
    run: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('hansa', { delay: KEY_MS });
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
    },
  },
  { name: 'opens the employees', run: (page) => openList(page, '/employees') },
  { name: 'looks at the overview', run: (page) => page.locator('nav a[href="/"]').click() },
];
