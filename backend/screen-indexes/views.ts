import type { ListView, ListViewOptions } from '@fm/data';

type AnyView = ListView<string, string>;

type Choice = Readonly<Record<string, string>>;

const SOMETHING = 'x';
const nothing = () => undefined;

/**
 * Views of a list in each of its orders: every value of a filter alone, with a search, and with every value of the
 * other filters, because a query with more filters merges the indexes of those with fewer; and all filters at once.
 * The opposite order is that of going back a page.
 */
export function viewsFor({ filters, sorts }: ListViewOptions<string, string>): readonly AnyView[] {
  const values = Object.entries(filters).flatMap(([name, known]) =>
    (known ?? [SOMETHING]).map((value) => ({ name, filter: { [name]: value } })),
  );
  const alone = [{}, ...values.map(({ filter }) => filter)];
  const together = values.flatMap((one, at) =>
    values
      .slice(at + 1)
      .flatMap((other) => (other.name === one.name ? [] : [{ ...one.filter, ...other.filter }])),
  );
  const all: Choice = Object.assign({}, ...alone);
  const searches = [...alone, all].map((filter) => ({ filter, search: 'word' }));
  const choices = [...alone, ...together, all].map((filter) => ({ filter, search: '' }));
  return [...choices, ...searches].flatMap((choice) =>
    sorts.map((column) => ({
      ...choice,
      sort: { column, direction: 'asc' },
      cursor: null,
      active: 0,
      setFilter: nothing,
      setSearch: nothing,
      setSort: nothing,
      moveTo: nothing,
      clear: nothing,
      linkTo: () => '',
    })),
  );
}
