import { type FilterView, type FoldedFilters, ListChips, SearchField, Toolbar } from '@fm/ui';
import type { ReactNode } from 'react';
import type { FilterDraw, ListFilter } from './list-filter';
import type { ShownList } from './use-record-list';

type DrawnOtherwise = Pick<FilterDraw, 'emptyLabel'>;

/**
 * The fields of a list's filters, each by the filter's name; those that are folded stand by themselves and say what they
 * are. `otherwise` says how one is drawn other than usual.
 */
export function filterFields<F extends string>(
  {
    filters,
    folded = [],
  }: { readonly filters: Readonly<Record<F, ListFilter>>; readonly folded?: readonly F[] },
  view: FilterView<F>,
  chosen: Readonly<Partial<Record<F, string>>>,
  otherwise?: Readonly<Partial<Record<F, DrawnOtherwise>>>,
): Readonly<Record<F, ReactNode>> {
  const fields = (Object.entries(filters) as [F, ListFilter][]).map(([name, filter]) => {
    const Field = filter.draw;
    return [
      name,
      <Field
        key={name}
        view={view as FilterView<string>}
        name={name}
        chosenName={chosen[name]}
        hideLabel={!folded.includes(name)}
        {...otherwise?.[name]}
      />,
    ];
  });
  return Object.fromEntries(fields) as Record<F, ReactNode>;
}

interface FiltersProps<R extends object, F extends string, S extends string> {
  readonly of: ShownList<R, F, S>;
  /** At the right end of the row. */
  readonly end?: ReactNode;
}

/** Search and filters above a list, and what they leave of it. */
export function RecordListFilters<R extends object, F extends string, S extends string>({
  of: { list, view, counts, chips, chosen },
  end,
}: FiltersProps<R, F, S>) {
  const { arrange, folded = [] } = list;
  const fields = filterFields<F>(list, view, chosen);
  const inSight = Object.fromEntries(
    Object.entries<ReactNode>(fields).filter(([name]) => !folded.includes(name as F)),
  ) as Record<F, ReactNode>;
  return (
    <>
      <Toolbar
        search={
          <SearchField label={`Search ${list.called.many}`} value={view.search} onSearch={view.setSearch} />
        }
        more={folded.length > 0 ? foldedFilters(folded, view, fields) : undefined}
        end={end}
      >
        {arrange ? arrange(view, inSight) : Object.values<ReactNode>(inSight)}
      </Toolbar>
      <ListChips view={view} names={chips} called={list.called} counts={counts} hidden={list.hidden} />
    </>
  );
}

/** What unfolds below the other filters of a list, and how many of it are on. */
export const foldedFilters = <F extends string>(
  folded: readonly F[],
  view: FilterView<F>,
  fields: Readonly<Record<F, ReactNode>>,
): FoldedFilters => ({
  fields: folded.map((name) => fields[name]),
  on: filtersOn(view, folded),
});

/** How many of these filters are on. */
export const filtersOn = <F extends string>({ filter }: Pick<FilterView<F>, 'filter'>, names: readonly F[]) =>
  names.filter((name) => filter[name] !== undefined).length;
