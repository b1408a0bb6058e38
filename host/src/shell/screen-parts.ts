import { LazyPart } from '@fm/platform';

/** What a page may open with, each with what it reads and draws: known before anybody has signed in. */
export const overviewPart = new LazyPart(async () => (await import('../overview/overview')).Overview);
export const profilePart = new LazyPart(async () => (await import('../profile/profile')).Profile);
export const companySettingsPart = new LazyPart(
  async () => (await import('./company-settings')).CompanySettings,
);

/** Loads the host's own screen at a path. Never rejects. */
export async function warmScreen(path: string): Promise<void> {
  if (path === '/') await overviewPart.warm();
  else if (path === '/profile') await profilePart.warm();
}
