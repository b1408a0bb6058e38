import type { Opening } from '@fm/contract';
import {
  type AskedView,
  askedView,
  askPage,
  type CsvColumn,
  type ListSort,
  type ListView,
  type ListViewOptions,
  type LivePage,
  type Narrow,
  openedSearch,
  useListView,
  useLivePage,
  useToday,
} from '@fm/data';
import { type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { RecordKind, Stored } from '@fm/domain/record';
import type { Permission } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import type { HiddenUntil } from '@fm/ui';
import type { Column, RowGroup } from '@fm/ui/table';
import type { ReactNode } from 'react';
import type { ListFilter } from './list-filter';

/** Who looks at a list, and when. */
export interface Looking {
  readonly today: CalendarDay;
  /** The employee who is signed in, if that is one. */
  readonly self: string | undefined;
}

/** An order that filters bring with them: as the table shows it, or `hidden` where no column shows it. */
export type BoundOrder = { readonly column: string; readonly direction: 'asc' | 'desc' } | 'hidden';

/** How the rows of a list are drawn as a table. */
export interface ListTable<R extends object, F extends string, S extends string> {
  /** For screen readers: "Employees". The title of the screen where left out. */
  readonly caption?: string;
  /** Under which the browser keeps the columns that somebody chose. */
  readonly layoutName?: string;
  readonly columns: readonly Column<Stored<R>>[];
  /** Where a row leads. */
  readonly rowHref: (row: Stored<R>) => string;
  /** Where the key `e` leads from a row, where that is not where its link does. */
  readonly editHref?: (row: Stored<R>) => string;
  /** The order while these filters are on, which nobody can choose then. */
  readonly boundOrder?: (filter: ListView<F, S>['filter']) => BoundOrder | undefined;
  /** Puts the rows of a page under names; undefined where these come without. */
  readonly groupsOf?: (page: LivePage<R>, view: ListView<F, S>) => ((row: Stored<R>) => RowGroup) | undefined;
}

/** What a list says while it is empty. */
export interface EmptyTexts<F extends string, S extends string> {
  /** While filters or the search leave nothing; "No task matches these filters" where left out. */
  readonly filtered?: string;
  /** What the search looks at: "titles, numbers and customers". */
  readonly searched: string | ((view: ListView<F, S>) => string);
  /** What records of this kind are, said while there are none. */
  readonly about: string;
  /** While all there are is hidden: what to say, and the way to them. */
  readonly allHidden?: {
    readonly title: string;
    readonly text: string;
    readonly show: string;
    readonly to: string;
  };
}

/** The way to a new record, for those who may create one: who has a permission, or as a hook of the area says. */
export interface CreateLink {
  readonly to: string;
  readonly permission?: Permission;
  readonly useMay?: () => boolean;
}

/** What an area says of its list. */
export interface ListOptions<R extends object, F extends string, S extends string> {
  readonly kind: RecordKind<R>;
  /** The route of the list. Saved views belong to it. */
  readonly path: string;
  /** What a list calls its records, where that is shorter than what their kind does. */
  readonly called?: { readonly one: string; readonly many: string };
  /** By their names in the address, in the order of fields and chips. */
  readonly filters: Readonly<Record<F, ListFilter>>;
  readonly sorts: readonly S[];
  readonly defaultSort: ListSort<NoInfer<S>>;
  readonly query: (view: AskedView<F, S>, looking: Looking) => Narrow<R>;
  /** Filters that are asked for less often: they unfold below the others. */
  readonly folded?: readonly NoInfer<F>[];
  /** The fields above the list, where they are not one for each filter in turn. */
  readonly arrange?: (view: ListView<F, S>, fields: Readonly<Record<F, ReactNode>>) => ReactNode;
  /** What a list leaves out until a filter asks for it. */
  readonly hidden?: HiddenUntil<F>;
  readonly empty: EmptyTexts<F, S>;
  readonly create?: CreateLink;
  /** The CSV file: called after `name`; without, nothing can be exported. */
  readonly file?: { readonly name: string; readonly columns: readonly CsvColumn<Stored<R>>[] };
}

/** A list, with the hooks that read it. */
export interface RecordList<R extends object, F extends string, S extends string>
  extends ListOptions<R, F, S> {
  /** What is listed. */
  readonly called: { readonly one: string; readonly many: string };
  /** Filter, search, sort and page, from the address. */
  readonly useView: () => ListView<F, S>;
  /** One page of 50 records, live: at most 51 reads whatever the collection's size. */
  readonly usePage: (view: ListView<F, S>) => LivePage<R>;
  /** Asks for the page of an address before it is drawn; stands in the `handle` of the route. */
  readonly ahead: (opening: Opening) => void;
}

/** Declares a list: what an area says of it. `useRecordList` and `RecordListPage` show it. */
export function defineList<R extends object, F extends string, S extends string>(
  options: ListOptions<R, F, S>,
): RecordList<R, F, S> {
  const { kind, filters, sorts, defaultSort, query } = options;
  const names = Object.keys(filters) as F[];
  const asked: ListViewOptions<F, S> = {
    filters: Object.fromEntries(names.map((name) => [name, filters[name].values])) as ListViewOptions<
      F,
      S
    >['filters'],
    sorts,
    defaultSort,
  };
  const pageOf = (view: AskedView<F, S>, looking: Looking) =>
    [kind, query(view, looking), { cursor: view.cursor, search: view.search }] as const;
  return {
    ...options,
    called: options.called ?? kind.called,
    useView: () => useListView<F, S>(asked),
    usePage: (view) => useLivePage(...pageOf(view, { today: useToday(), self: useSession().employeeId })),
    ahead: ({ search, session: { uid, employeeId } }) => {
      const params = new URLSearchParams(openedSearch(uid, options.path, search));
      const looking = { today: today(COMPANY.timezone), self: employeeId };
      askPage(...pageOf(askedView(asked, params), looking));
    },
  };
}
