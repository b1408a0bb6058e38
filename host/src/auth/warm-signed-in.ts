import { warmHostScreen } from '../app/host-parts';
import { warmPath } from '../federation';

/**
 * Loads what comes after sign-in while the password is typed: the database, the shell and the page that will open.
 * What fails here fails again, and is told, where it is needed.
 */
export function warmSignedIn(path: string): void {
  import(/* webpackChunkName: "firestore" */ './find-by-email').catch(() => undefined);
  void warmHostScreen(path);
  void warmPath(path);
}
