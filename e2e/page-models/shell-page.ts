import type { Locator, Page } from 'playwright-core';

/** What surrounds every page behind the sign-in. */
export class ShellPage {
  readonly menu: Locator;
  readonly main: Locator;
  readonly profileButton: Locator;
  readonly menuButton: Locator;
  readonly drawer: Locator;
  readonly logout: Locator;
  readonly bell: Locator;

  constructor(readonly page: Page) {
    this.menu = page.getByRole('navigation', { name: 'Main menu' });
    this.main = page.getByRole('main');
    this.profileButton = page.getByRole('button', { name: 'Your profile' });
    this.menuButton = page.getByRole('button', { name: 'Open menu' });
    this.drawer = page.getByRole('dialog', { name: 'Menu' });
    this.logout = page.getByRole('button', { name: 'Logout' });
    this.bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, level: 1, exact: true });
  }

  entry(label: string): Locator {
    return this.menu.getByRole('link', { name: label, exact: true });
  }

  /** Labels of the menu from top to bottom, once there are at least this many. */
  async entries(atLeast: number): Promise<string[]> {
    const links = this.menu.getByRole('link');
    await links.nth(atLeast - 1).waitFor();
    return links.allTextContents();
  }

  /** Whether the focus has left the open drawer for the page behind it. */
  isFocusBehindDrawer(): Promise<boolean> {
    // Between its last and first stop the browser's own controls have their turn: then nothing on the page has it.
    return this.page.evaluate(() => {
      const at = document.activeElement;
      return at !== document.body && at?.closest('dialog') === null;
    });
  }

  async logOut() {
    await this.profileButton.click();
    await this.logout.click();
  }
}
