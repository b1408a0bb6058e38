import { hostPart } from '../app/host-part';

/** What a page may open with, each with what it reads and draws: known before anybody has signed in. */
export const overviewPart = hostPart(async () => (await import('../overview/overview')).Overview);
export const profilePart = hostPart(async () => (await import('../profile/profile')).Profile);
export const companySettingsPart = hostPart(async () => (await import('./company-settings')).CompanySettings);

/** Loads the host's own screen at a path. Never rejects. */
export async function warmScreen(path: string): Promise<void> {
  if (path === '/') await overviewPart.load();
  else if (path === '/profile') await profilePart.load();
}
