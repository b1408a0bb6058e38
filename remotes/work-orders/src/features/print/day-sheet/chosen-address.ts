import { workOrderAddress } from '@fm/contract/addresses';

/** Orders on one list of chosen ones: as many as one question may name. */
export const MOST_CHOSEN = 30;

/** The paper for chosen orders; says with `of` how many there were to choose from where they are too many. */
export function chosenAddress(ids: readonly string[]): string {
  const params = new URLSearchParams({ ids: ids.slice(0, MOST_CHOSEN).join() });
  if (ids.length > MOST_CHOSEN) params.set('of', String(ids.length));
  return workOrderAddress.print(params);
}

/** What such an address asks for. */
export function chosenIn(params: URLSearchParams): {
  readonly ids: readonly string[];
  /** Orders that were chosen and are not on the list. */
  readonly left: number;
} {
  const all = [...new Set((params.get('ids') ?? '').split(',').filter((id) => id !== ''))];
  const of = Number(params.get('of'));
  const ids = all.slice(0, MOST_CHOSEN);
  return { ids, left: Math.max(all.length, Number.isInteger(of) ? of : 0) - ids.length };
}
