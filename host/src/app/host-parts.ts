import { takeFreshPath } from '../federation';
import { LazyPart } from './lazy-part';

/** A part of the host that comes when it is needed. */
export const hostPart = <T>(fetch: () => Promise<T>) => new LazyPart(fetch, () => takeFreshPath());

/** The frame of every page behind the sign-in. */
export const shellPart = hostPart(async () => (await import('../shell/shell')).Shell);

/** What stands in the frame, each with what it reads and draws. */
export const overviewPart = hostPart(async () => (await import('../overview/overview')).Overview);
export const profilePart = hostPart(async () => (await import('../profile/profile')).Profile);
export const statusPart = hostPart(async () => (await import('../status/status')).StatusPage);
export const reminderBellPart = hostPart(async () => (await import('../shell/reminder-bell')).ReminderBell);

/** Loads the shell and, where the path is the host's own, its screen. Never rejects. */
export async function warmHostScreen(path: string): Promise<void> {
  const screen = path === '/' ? overviewPart : path === '/profile' ? profilePart : undefined;
  await Promise.all([shellPart.load(), reminderBellPart.load(), screen?.load()]);
}
