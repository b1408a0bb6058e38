import type { FilterView } from '../filter/filter-field-props';
import { type FilterChip, SEARCH_CHIP } from './filter-chips';

/** A list's filters and its search, as `useListView` of `@fm/data` gives them. */
export interface FilteredView<F extends string> extends FilterView<F> {
  readonly search: string;
  setSearch(text: string): void;
}

/** What a filter and its values are called. A value that is not named stands as it is. */
export interface FilterName {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** A chip for each filter that is on, the search among them. */
export function chipsOf<F extends string>(
  view: FilteredView<F>,
  names: Readonly<Record<F, FilterName>>,
): FilterChip[] {
  const filters = Object.entries(names) as [F, FilterName][];
  const chips = filters.flatMap(([id, { label, values }]) => {
    const value = view.filter[id];
    if (value === undefined) return [];
    return {
      id,
      label: `${label}: ${values?.[value] ?? value}`,
      onRemove: () => view.setFilter(id, undefined),
    };
  });
  if (view.search === '') return chips;
  return [...chips, { id: SEARCH_CHIP, label: `Search: ${view.search}`, onRemove: () => view.setSearch('') }];
}
