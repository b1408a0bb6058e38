import { type AskedView, equal, type Narrow } from '@fm/data';
import type { CatalogueItem } from '@fm/domain/catalogue';

export type CatalogueSort = 'name' | 'number';
export type CatalogueFilter = 'status' | 'group' | 'kind';
type CatalogueView = AskedView<CatalogueFilter, CatalogueSort>;

const byStatus =
  ({ status }: CatalogueView['filter']): Narrow<CatalogueItem> =>
  (spec) =>
    status === 'all' ? spec : spec.where('active', '==', status !== 'inactive');

/** Items that fit every filter, in their order. */
export const catalogueQuery =
  ({ filter, sort }: CatalogueView): Narrow<CatalogueItem> =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .apply(byStatus(filter))
      .apply(equal('group', filter.group))
      .apply(equal('kind', filter.kind))
      .orderBy(sort.column === 'name' ? 'nameLower' : 'itemKey', sort.direction);
