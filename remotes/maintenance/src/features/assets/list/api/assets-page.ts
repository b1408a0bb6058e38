import { type QuerySpec, useLivePage, useToday } from '@fm/data';
import { ASSETS_IN_USE, assets, quarterOf } from '@fm/domain/asset';
import { type CalendarDay, NO_DAY } from '@fm/domain/calendar-day';
import type { AssetView } from '../asset-view';

type Filter = AssetView['filter'];
type Part = (spec: QuerySpec) => QuerySpec;

const equal =
  (field: string, value: string | undefined): Part =>
  (spec) =>
    value ? spec.where(field, '==', value) : spec;

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

/** One page of 50 assets, live. At most 51 reads whatever the collection's size. */
export function useAssetsPage({ filter, sort, cursor, search }: AssetView) {
  const today = useToday();
  return useLivePage(
    assets,
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
        ),
    { cursor, search },
  );
}
