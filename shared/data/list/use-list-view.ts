import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { rememberList } from './list-address';

/** Order of a list: a column and a direction. */
export interface ListSort<S extends string = string> {
  readonly column: S;
  readonly direction: 'asc' | 'desc';
}

/** What a list can be asked for. */
export interface ListViewOptions<F extends string, S extends string> {
  /** Names of the filters, as they stand in the address, each with the values it can take; `null` takes any text. */
  readonly filters: Readonly<Record<F, readonly string[] | null>>;
  readonly sorts: readonly S[];
  readonly defaultSort: ListSort<S>;
}

/** What the address of a list asks for. */
export interface AskedView<F extends string, S extends string> {
  readonly filter: Readonly<Partial<Record<F, string>>>;
  readonly search: string;
  readonly sort: ListSort<S>;
  readonly cursor: string | null;
  /** How many filters are on, the search among them. */
  readonly active: number;
}

/** Filter, search, sort and page of a list. All of it is the address: a link shows the same list to others. */
export interface ListView<F extends string, S extends string> extends AskedView<F, S> {
  setFilter(name: F, value: string | undefined): void;
  setSearch(text: string): void;
  setSort(sort: ListSort<S>): void;
  /** Goes to the page of a cursor; an empty one is the first page. */
  moveTo(cursor: string): void;
  clear(): void;
  /** Address of this list with another value of a filter, for links: the rest stays, the page is the first. */
  linkTo(name: F, value: string): string;
}

const SEARCH = 'q';
const SORT = 'sort';
/** The place in the list, of the address. */
export const CURSOR = 'at';

/** What an address asks of a list. Unknown filters and values are left aside, never an error. */
export function askedView<F extends string, S extends string>(
  { filters, sorts, defaultSort }: ListViewOptions<F, S>,
  params: URLSearchParams,
): AskedView<F, S> {
  const names = Object.keys(filters) as F[];
  const filter: Partial<Record<F, string>> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value && (filters[name] === null || filters[name].includes(value))) filter[name] = value;
  }
  const [column = '', direction] = params.get(SORT)?.split('.') ?? [];
  const known = sorts.find((sort) => sort === column);
  const sort: ListSort<S> = known
    ? { column: known, direction: direction === 'desc' ? 'desc' : 'asc' }
    : defaultSort;
  const search = params.get(SEARCH) ?? '';
  const active = Object.keys(filter).length + (search === '' ? 0 : 1);
  return { filter, search, sort, active, cursor: params.get(CURSOR) };
}

/** The state of a list in the address bar, as `askedView` reads it. */
export function useListView<F extends string, S extends string>(
  options: ListViewOptions<F, S>,
): ListView<F, S> {
  const [params, setParams] = useSearchParams();
  const { filters } = options;
  const { pathname, search } = useLocation();
  useEffect(() => rememberList(pathname, search), [pathname, search]);

  const read = useMemo(() => askedView(options, params), [options, params]);

  // The router draws a new address later: a second change until then would go on from the one before the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, keepPage = false) => {
      const next = new URLSearchParams(latest.current);
      // A place in the old order means nothing in a new one.
      if (!keepPage) next.delete(CURSOR);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      setParams(next, { replace: !keepPage });
    },
    [setParams],
  );

  return useMemo(
    () => ({
      ...read,
      setFilter: (name, value) => change({ [name]: value }),
      setSearch: (text) => change({ [SEARCH]: text.trim() }),
      setSort: ({ column, direction }) => change({ [SORT]: `${column}.${direction}` }),
      moveTo: (cursor) => change({ [CURSOR]: cursor }, true),
      linkTo: (name, value) => {
        const next = new URLSearchParams(params);
        next.delete(CURSOR);
        next.set(name, value);
        return `?${next}`;
      },
      clear: () =>
        change({
          ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])),
          [SEARCH]: undefined,
        }),
    }),
    [read, change, filters, params],
  );
}
