import { CURSOR } from '../list/use-list-view';

/** What an address says of how a list is looked at, in one spelling: without the page, in the order of the names. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(CURSOR);
  params.sort();
  return params.toString();
}
