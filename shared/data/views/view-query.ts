import { CURSOR } from '../list/use-list-view';

/** Where in a list or calendar somebody is: not how they look at it. */
const PLACES = [CURSOR, 'day'];

/** What an address says of how a list is looked at, in one spelling: without the place, in the order of the names. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const place of PLACES) params.delete(place);
  params.sort();
  return params.toString();
}
