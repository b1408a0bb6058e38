import { customerOptions, employeeOptions, type ListCounts, useRecordName } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { OFFER_STATUS_LABELS, OFFER_STATUSES } from '@fm/domain/offer';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { chipsOf, FilterChips, HiddenNote, SearchField } from '@fm/ui';
import { ComboBoxFilter, optionsOf, SelectField, SelectFilter } from '@fm/ui/select';
import type { ReactNode } from 'react';
import css from './offer-filters.module.css';
import { comesByLastDay, type OfferSort, type OfferView } from './offer-view';

const LAPSED = 'Sent, last day over';
const EXPIRING = 'Sent, running out';
const statuses = [
  ...optionsOf(OFFER_STATUSES, OFFER_STATUS_LABELS),
  { id: 'lapsed', label: LAPSED },
  { id: 'expiring', label: EXPIRING },
  { id: 'all', label: 'All, also replaced versions' },
];

const sorts = [
  { id: 'changed.desc', label: 'Latest first' },
  { id: 'validUntil.asc', label: 'Ends first' },
  { id: 'gross.desc', label: 'Largest first' },
  { id: 'customer.asc', label: 'By customer' },
] as const satisfies readonly { id: `${OfferSort}.${'asc' | 'desc'}`; label: string }[];

interface OfferFiltersProps {
  readonly view: OfferView;
  readonly counts: ListCounts;
  /** What else can be done with the list, below the filters. */
  readonly end: ReactNode;
}

/** Search, filters and order above the offers, and what they leave of them. */
export function OfferFilters({ view, counts, end }: OfferFiltersProps) {
  const { filter, setFilter, sort } = view;
  const owner = useRecordName(employees, filter.owner);
  const priced = seesPrices(useSession().role);
  const customer = useRecordName(customers, filter.forCustomer);
  return (
    <>
      <div className={css.filters}>
        <div className={css.wide}>
          <SearchField label="Search offers" value={view.search} onSearch={view.setSearch} />
        </div>
        <SelectFilter view={view} name="status" label="Status" emptyLabel="Any status" options={statuses} />
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
        <div className={css.wide}>
          <ComboBoxFilter
            view={view}
            name="owner"
            label="Responsible"
            placeholder="Anyone responsible"
            chosenName={owner}
            load={employeeOptions}
          />
        </div>
        <div className={css.wide}>
          <ComboBoxFilter
            view={view}
            name="forCustomer"
            label="Offered to"
            placeholder="Any customer"
            chosenName={customer}
            load={customerOptions}
          />
        </div>
        <div className={css.end}>{end}</div>
      </div>
      <FilterChips
        chips={chipsOf(view, {
          status: {
            label: 'Status',
            values: { ...OFFER_STATUS_LABELS, lapsed: LAPSED, expiring: EXPIRING, all: 'all' },
          },
          owner: { label: 'Responsible', values: { [filter.owner ?? '']: owner } },
          forCustomer: { label: 'Offered to', values: { [filter.forCustomer ?? '']: customer } },
        })}
        noun="offers"
        matching={counts.matching}
        total={counts.total}
        onClearAll={view.clear}
        note={
          filter.status === undefined && (
            // Replaced versions are hidden until asked for; never without saying so.
            <HiddenNote
              hidden={counts.hidden}
              one="replaced version"
              many="replaced versions"
              all="Replaced versions"
            >
              <button type="button" className={css.show} onClick={() => setFilter('status', 'superseded')}>
                Show
              </button>
            </HiddenNote>
          )
        }
      />
    </>
  );
}
