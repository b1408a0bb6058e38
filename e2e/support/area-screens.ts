import type { Page } from 'playwright-core';

/** The first screen at each path of an area. */
export interface AreaScreen {
  readonly path: string;
  readonly area: string;
  readonly heading: string;
}

/** The first screens of all areas, each a list. */
export const AREA_SCREENS: readonly AreaScreen[] = [
  { path: '/customers', area: 'customers', heading: 'Customers' },
  { path: '/reminders', area: 'customers', heading: 'Reminders' },
  { path: '/employees', area: 'employees', heading: 'Employees' },
  { path: '/tasks', area: 'tasks', heading: 'Tasks' },
  { path: '/work-orders', area: 'work-orders', heading: 'Work orders' },
  { path: '/create-offer', area: 'offers', heading: 'Offers' },
  { path: '/maintenance', area: 'maintenance', heading: 'Maintenance' },
];

/** How many there are of how many: said once the first page of a list has come. */
export const countIn = (page: Page) => page.getByText(/^\d+( of \d+)? \w/).first();

/** Opens an area's list and waits for its rows. */
export async function openList(page: Page, address: string, { heading }: AreaScreen): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await countIn(page).waitFor();
}
