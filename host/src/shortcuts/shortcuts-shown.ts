import { Store } from '@fm/platform';

/** Whether the list of keys is open: by its own key, or from the search. */
class ShortcutsShown extends Store<boolean> {
  open() {
    this.set(true);
  }

  close() {
    this.set(false);
  }
}

export const shortcutsShown = new ShortcutsShown(false);
