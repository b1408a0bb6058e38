import type { AppPath } from '../descriptor';

/** What an address asks of its screen; what is undefined is left out. */
export type AddressQuery = Readonly<Record<string, string | undefined>>;

/** A path with a query behind it. */
export function withQuery(path: AppPath, query: AddressQuery | URLSearchParams = {}): AppPath {
  const params =
    query instanceof URLSearchParams
      ? query
      : new URLSearchParams(
          Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
        );
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The screens that most areas have, below the path of their list. */
export const areaAddress = (path: AppPath) => ({
  list: (query?: AddressQuery | URLSearchParams) => withQuery(path, query),
  new: (query?: AddressQuery) => withQuery(`${path}/form`, query),
  edit: (id: string) => withQuery(`${path}/form`, { id }),
  trash: (): AppPath => `${path}/trash`,
});
