import { hostPart } from '../app/host-parts';

/** What the search in the top bar opens. */
export const searchPart = hostPart(async () => (await import('../search/palette')).Palette);

/** What the key `?` opens. */
export const shortcutsPart = hostPart(
  async () => (await import('../shortcuts/shortcuts-dialog')).ShortcutsDialog,
);
