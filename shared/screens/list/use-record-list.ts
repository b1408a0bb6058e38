import {
  type Export,
  type ListCounts,
  type ListView,
  type LivePage,
  type SavedViews,
  useExport,
  useListCounts,
  useSavedViews,
} from '@fm/data';
import type { FilterName } from '@fm/ui';
import type { RecordList } from './define-list';
import type { ListFilter } from './list-filter';

/** What filters and the values that are on are called. */
export interface FilterNames<F extends string> {
  readonly chips: Readonly<Record<F, FilterName>>;
  /** The names of the records filtered by. */
  readonly chosen: Readonly<Partial<Record<F, string>>>;
}

/** A list on the screen: where one is in it, and what is there. */
export interface ShownList<R extends object, F extends string, S extends string> extends FilterNames<F> {
  readonly list: RecordList<R, F, S>;
  readonly view: ListView<F, S>;
  readonly page: LivePage<R>;
  readonly counts: ListCounts;
  readonly views: SavedViews;
  readonly file: Export;
}

const NO_COLUMNS: readonly never[] = [];

/** A list with its page of the address, live. */
export function useRecordList<R extends object, F extends string, S extends string>(
  list: RecordList<R, F, S>,
): ShownList<R, F, S> {
  const view = list.useView();
  const page = list.usePage(view);
  return {
    list,
    view,
    page,
    counts: useListCounts(list.kind, page, view.active),
    views: useSavedViews(list.path),
    file: useExport(list.file?.name ?? list.path, list.file?.columns ?? NO_COLUMNS, page),
    ...useFilterNames(list, view),
  };
}

/** What the filters of a list and the values that are on are called. */
export function useFilterNames<F extends string>(
  { filters }: { readonly filters: Readonly<Record<F, ListFilter>> },
  { filter }: { readonly filter: Readonly<Partial<Record<F, string>>> },
): FilterNames<F> {
  const chips: Partial<Record<F, FilterName>> = {};
  const chosen: Partial<Record<F, string>> = {};
  // A list has the same filters each time it is drawn, and so the same hooks.
  for (const [name, { label, chips: called, useName }] of Object.entries(filters) as [F, ListFilter][]) {
    const record = useName?.(filter[name]);
    if (record !== undefined) chosen[name] = record;
    chips[name] = { label, values: record === undefined ? called : { [filter[name] ?? '']: record } };
  }
  return { chips: chips as Record<F, FilterName>, chosen };
}
