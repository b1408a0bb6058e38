const searches = new Map<string, string>();

/** Keeps how a list was looked at, for the way back to it. */
export function rememberList(path: string, search: string): void {
  searches.set(path, search);
}

/** The address of a list as it was last looked at in this window: `/employees?team=Office`. */
export const listAddress = (path: string): string => path + (searches.get(path) ?? '');

/** Forgets how lists were looked at. */
export function forgetLists(): void {
  searches.clear();
}
