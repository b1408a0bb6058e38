import { CURSOR } from '../list/use-list-view';

/** The record that is open beside a list. */
const OPEN = 'id';

/** Where in a list or calendar somebody is: not how they look at it. */
const PLACES = [CURSOR, 'day', OPEN];

/** What an address says of how a list is looked at, in one spelling: without the place, in the order of the names. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const place of PLACES) params.delete(place);
  params.sort();
  return params.toString();
}

/** The address of a list looked at like `query`; what is open beside it in `search` stays open. */
export function viewSearch(query: string, search: string): string {
  const params = new URLSearchParams(query);
  const open = new URLSearchParams(search).get(OPEN);
  if (open) params.set(OPEN, open);
  return params.toString();
}
