import { LazyPart } from '@fm/platform';
import { companySettingsPart, warmScreen } from '../shell/screen-parts';

/** The frame of every page behind the sign-in. */
export const shellPart = new LazyPart(
  async () => (await import(/* webpackChunkName: "shell" */ '../shell/shell')).Shell,
);

/** Loads the shell and, where the path is the host's own, its screen. Never rejects. */
export async function warmHostScreen(path: string): Promise<void> {
  await Promise.all([shellPart.warm(), companySettingsPart.warm(), warmScreen(path)]);
}
