import { CURSOR } from '../list/use-list-view';

/** The record that is open beside a list. */
const OPEN = 'id';

/** The day a calendar is at. */
const DAY = 'day';

/** Where in a list or calendar somebody is: not how they look at it. */
const PLACES = [CURSOR, DAY, OPEN];

/** As a table, on a board, in a calendar of some span: the same filters serve all of them. */
const SCREENS = ['view', 'span', 'lanes', 'team'];

/** What an address says of how a list is looked at, in one spelling: without the place, in the order of the names. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const place of PLACES) params.delete(place);
  params.sort();
  return params.toString();
}

/**
 * The address of a list looked at like `query`; what is open beside it in `search` stays open. A view that was kept of
 * the table is opened on whichever screen one is.
 */
export function viewSearch(query: string, search: string): string {
  const params = new URLSearchParams(query);
  const before = new URLSearchParams(search);
  const isOfScreen = SCREENS.some((name) => params.has(name));
  for (const name of isOfScreen ? [OPEN] : [...SCREENS, DAY, OPEN]) {
    const value = before.get(name);
    if (value) params.set(name, value);
  }
  return params.toString();
}

const filtersOf = (query: string): string => {
  const params = new URLSearchParams(query);
  for (const name of SCREENS) params.delete(name);
  return params.toString();
};

/** Which of these views a list is looked at like: on the same screen, or else with the same filters on another one. */
export function viewAt<V extends { readonly query: string }>(
  views: readonly V[],
  search: string,
): V | undefined {
  const query = viewQuery(search);
  const filters = filtersOf(query);
  return (
    views.find((view) => view.query === query) ??
    (filters === '' ? undefined : views.find((view) => filtersOf(view.query) === filters))
  );
}
