export const THEMES = ['system', 'light', 'dark'] as const;
/** `system` follows the operating system. */
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'fm.theme';

/** Whether a stored or received value is a theme we know. */
export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** The theme this browser used last; `system` when it has none. */
export function storedTheme(): Theme {
  const value = localStorage.getItem(STORAGE_KEY);
  return isTheme(value) ? value : 'system';
}

/** Shows the theme at once and keeps it for the next first paint. The stylesheet reads `<html data-theme>`. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  localStorage.setItem(STORAGE_KEY, theme);
}
