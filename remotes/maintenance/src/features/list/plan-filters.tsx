import { customerOptions, type ListCounts, useRecordName } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { PLAN_HEALTH_LABELS, PLAN_STATE_LABELS, PLAN_STATES } from '@fm/domain/maintenance';
import { ListChips, SearchField, Toolbar } from '@fm/ui';
import { ComboBoxFilter, optionsOf, SelectFilter } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { HEALTH_FILTERS, type PlanView } from './plan-view';

const states = [...optionsOf(PLAN_STATES, PLAN_STATE_LABELS), { id: 'all', label: 'All, also ended' }];
const health = optionsOf(HEALTH_FILTERS, PLAN_HEALTH_LABELS);

interface PlanFiltersProps {
  /** At the right end of the row. */
  readonly end: ReactNode;
  readonly view: PlanView;
  readonly counts: ListCounts;
}

/** Search and filters above the plans, and what they leave of them. */
export function PlanFilters({ view, counts, end }: PlanFiltersProps) {
  const { filter } = view;
  const customer = useRecordName(customers, filter.customer);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search plans" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectFilter view={view} name="state" label="State" emptyLabel="Not ended" options={states} />
        <SelectFilter view={view} name="health" label="Health" emptyLabel="Any health" options={health} />
        <ComboBoxFilter
          view={view}
          name="customer"
          label="Customer"
          placeholder="Any customer"
          chosenName={customer}
          load={customerOptions}
        />
      </Toolbar>
      <ListChips
        view={view}
        names={{
          state: { label: 'State', values: { ...PLAN_STATE_LABELS, all: 'all' } },
          health: { label: 'Health', values: PLAN_HEALTH_LABELS },
          customer: { label: 'Customer', values: { [filter.customer ?? '']: customer } },
        }}
        noun="plans"
        counts={counts}
        hidden={{
          filter: 'state',
          shownBy: 'ended',
          one: 'ended plan',
          many: 'ended plans',
          all: 'Ended plans',
        }}
      />
    </>
  );
}
