import { companySettingsPart, warmScreen } from '../shell/screen-parts';
import { hostPart } from './host-part';

/** The frame of every page behind the sign-in. */
export const shellPart = hostPart(
  async () => (await import(/* webpackChunkName: "shell" */ '../shell/shell')).Shell,
);

/** Loads the shell and, where the path is the host's own, its screen. Never rejects. */
export async function warmHostScreen(path: string): Promise<void> {
  await Promise.all([shellPart.load(), companySettingsPart.load(), warmScreen(path)]);
}
