import { customerOptions } from '@fm/data';
import { PLAN_HEALTH_LABELS, PLAN_STATE_LABELS, PLAN_STATES, type PlanHealth } from '@fm/domain/maintenance';
import { chipsOf, FilterChips, SearchField, TextLink, Toolbar } from '@fm/ui';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { useCustomerName } from './api/customer-name';
import { useEndedTotal, usePlanTotal } from './api/plans-page';
import { HEALTH_FILTERS, type PlanView, type StateFilter } from './plan-view';

const states = [
  ...optionsOf(PLAN_STATES, PLAN_STATE_LABELS),
  { id: 'all', label: 'All, also ended' },
] as const;
const health = optionsOf(HEALTH_FILTERS, PLAN_HEALTH_LABELS);

interface PlanFiltersProps {
  readonly view: PlanView;
  readonly matching: number | undefined;
}

/** Search and filters above the plans, and what they leave of them. */
export function PlanFilters({ view, matching }: PlanFiltersProps) {
  const { filter, setFilter } = view;
  const customer = useCustomerName(filter.customer);
  return (
    <>
      <Toolbar search={<SearchField label="Search plans" value={view.search} onSearch={view.setSearch} />}>
        <SelectField
          label="State"
          hideLabel
          emptyLabel="Not ended"
          options={states}
          value={filter.state as StateFilter | undefined}
          onChange={(state) => setFilter('state', state ?? undefined)}
        />
        <SelectField
          label="Health"
          hideLabel
          emptyLabel="Any health"
          options={health}
          value={filter.health as Exclude<PlanHealth, 'ok'> | undefined}
          onChange={(chosen) => setFilter('health', chosen ?? undefined)}
        />
        <ComboBoxField
          label="Customer"
          hideLabel
          placeholder="Any customer"
          value={filter.customer ? { id: filter.customer, name: customer } : null}
          onChange={(chosen) => setFilter('customer', chosen?.id)}
          load={customerOptions}
        />
      </Toolbar>
      <FilterChips
        chips={chipsOf(view, {
          state: { label: 'State', values: { ...PLAN_STATE_LABELS, all: 'all' } },
          health: { label: 'Health', values: PLAN_HEALTH_LABELS },
          customer: { label: 'Customer', values: { [filter.customer ?? '']: customer } },
        })}
        noun="plans"
        matching={matching}
        total={usePlanTotal()}
        onClearAll={view.clear}
        note={filter.state === undefined && <EndedHidden />}
      />
    </>
  );
}

/** Ended plans are hidden until asked for; never without saying so. */
function EndedHidden() {
  const ended = useEndedTotal();
  if (!ended) return null;
  return (
    <span>
      {ended === 1 ? '1 ended plan is hidden.' : `${ended} ended plans are hidden.`}{' '}
      <TextLink to="?state=ended">Show</TextLink>
    </span>
  );
}
