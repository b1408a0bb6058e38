import type { Offer } from '@fm/domain/offer';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { filterFields, foldedFilters, type ShownList } from '@fm/screens/list';
import { ListChips, SearchField, Toolbar } from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { comesByLastDay, type OfferFilter, type OfferSort } from './offer-view';

const sorts = [
  { id: 'changed.desc', label: 'Latest first' },
  { id: 'issued.asc', label: 'Oldest first' },
  { id: 'validUntil.asc', label: 'Ends first' },
  { id: 'gross.desc', label: 'Largest first' },
  { id: 'customer.asc', label: 'By customer' },
] as const satisfies readonly { id: `${OfferSort}.${'asc' | 'desc'}`; label: string }[];

interface OfferFiltersProps {
  readonly of: ShownList<Offer, OfferFilter, OfferSort>;
  /** What else can be done with the list, below the filters. */
  readonly end: ReactNode;
}

/** Search, filters and order above the offers, and what they leave of them. */
export function OfferFilters({ of: { list, view, counts, chips, chosen }, end }: OfferFiltersProps) {
  const { filter, sort } = view;
  const priced = seesPrices(useSession().role);
  const { folded = [] } = list;
  const fields = filterFields<OfferFilter>(list, view, chosen);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search offers" value={view.search} onSearch={view.setSearch} />}
        more={foldedFilters(folded, view, fields)}
        end={end}
      >
        {fields.status}
        <SelectField
          label="Order"
          hideLabel
          options={sorts.filter(({ id }) => priced || id !== 'gross.desc')}
          value={sorts.find(({ id }) => id === `${sort.column}.${sort.direction}`)?.id ?? 'changed.desc'}
          disabled={comesByLastDay(filter)}
          onChange={(chosen) => {
            const [column, direction] = chosen.split('.') as [OfferSort, 'asc' | 'desc'];
            view.setSort({ column, direction });
          }}
        />
      </Toolbar>
      <ListChips view={view} names={chips} called={list.called} counts={counts} hidden={list.hidden} />
    </>
  );
}
