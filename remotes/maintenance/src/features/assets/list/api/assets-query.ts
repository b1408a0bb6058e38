import { type AskedView, equal, type Narrow } from '@fm/data';
import { ASSETS_IN_USE, type Asset, quarterOf } from '@fm/domain/asset';
import { type CalendarDay, NO_DAY } from '@fm/domain/calendar-day';
import type { Looking } from '@fm/screens/list';

export type AssetSort = 'name' | 'warranty';
export type AssetFilter = 'status' | 'category' | 'criticality' | 'customer' | 'site' | 'warranty';
type AssetView = AskedView<AssetFilter, AssetSort>;

type Filter = AssetView['filter'];
type Part = Narrow<Asset>;

const byStatus =
  ({ status }: Filter): Part =>
  (spec) => {
    if (status === 'all') return spec;
    return status ? spec.where('status', '==', status) : spec.where('status', 'in', ASSETS_IN_USE);
  };

/** Assets asked for by their warranty come by its end: the database orders by what it compares. */
const byWarranty =
  ({ warranty }: Filter, today: CalendarDay, order: Part): Part =>
  (spec) => {
    const { from, to } = quarterOf(today);
    switch (warranty) {
      case 'quarter':
        return spec.where('warrantySort', '>=', from).where('warrantySort', '<=', to).orderBy('warrantySort');
      case 'valid':
        return spec
          .where('warrantySort', '>=', today)
          .where('warrantySort', '<', NO_DAY)
          .orderBy('warrantySort');
      case 'over':
        return spec.where('warrantySort', '<', today).orderBy('warrantySort', 'desc');
      default:
        return spec.apply(order);
    }
  };

/** Assets that fit every filter, in their order. */
export const assetsQuery =
  ({ filter, sort }: AssetView, { today }: Looking): Part =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .apply(byStatus(filter))
      .apply(equal('category', filter.category))
      .apply(equal('criticality', filter.criticality))
      .apply(equal('customerRef.id', filter.customer))
      .apply(equal('siteRef.id', filter.site))
      .apply(
        byWarranty(filter, today, (by) =>
          by.orderBy(sort.column === 'name' ? 'nameLower' : 'warrantySort', sort.direction),
        ),
      );
