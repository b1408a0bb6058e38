const keyOf = (uid: string, screen: string) => `fm.view.${uid}.${screen}`;

/** The view a list opens with for a person in this browser: known without a read. */
export function rememberedDefault(uid: string, screen: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(uid, screen)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the view a list opens with; undefined forgets it. */
export function rememberDefault(uid: string, screen: string, query: string | undefined): void {
  try {
    if (query === undefined) localStorage.removeItem(keyOf(uid, screen));
    else localStorage.setItem(keyOf(uid, screen), query);
  } catch {
    // Where nothing can be kept, the list opens without a view.
  }
}
