import { warmHostScreen } from '../app/host-parts';
import { warmPath } from '../federation';

/**
 * Loads what comes after sign-in while the password is typed: the database, and after it, which everything waits for, the
 * shell and the page that will open. What fails here fails again, and is told, where it is needed.
 */
export async function warmSignedIn(path: string): Promise<void> {
  await import(/* webpackChunkName: "firestore" */ './find-by-email').catch(() => undefined);
  void warmHostScreen(path);
  void warmPath(path);
}
