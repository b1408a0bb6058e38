import { useSession } from '@fm/platform';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewQuery, viewSearch } from './view-query';

/** The default view of the person for the list at `screen`, its path; undefined where the address asks for something. */
function defaultSearch(uid: string, screen: string, search: string): string | undefined {
  const query = viewQuery(search) === '' ? rememberedDefault(uid, screen) : undefined;
  return query && viewSearch(query, search);
}

/** What a list opens with: what its address asks for, or else the default view of the person. */
export const openedSearch = (uid: string, screen: string, search: string): string =>
  defaultSearch(uid, screen, search) ?? search;

/**
 * Opens the list at `screen`, its path, with the default view of the person where its address asks for nothing. True
 * until the address says so: whoever shows the list before reads it twice.
 */
export function useDefaultView(screen: string): boolean {
  const { uid } = useSession();
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(() => ({ key, to: defaultSearch(uid, screen, search) }));
  const to = opened.key === key ? opened.to : undefined;
  useEffect(() => {
    if (to !== undefined) navigate({ search: to }, { replace: true });
  }, [to, navigate]);
  return to !== undefined;
}

const keyOf = (uid: string, screen: string) => `fm.view.${uid}.${screen}`;

/** The view a list opens with for a person in this browser: known without a read. */
function rememberedDefault(uid: string, screen: string): string | undefined {
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
