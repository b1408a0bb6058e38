import { employeeOptions, type ListCounts } from '@fm/data';
import {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_KINDS,
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  type CustomerKind,
} from '@fm/domain/customer';
import { chipsOf, FilterChips, HiddenNote, SearchField, TextLink, Toolbar } from '@fm/ui';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { useManagerName } from './api/manager-name';
import type { CustomerView } from './customer-view';

const statuses = [
  ...optionsOf(CUSTOMER_STATUSES, CUSTOMER_STATUS_LABELS),
  { id: 'all', label: 'All, also former ones' },
] as const;
const kinds = optionsOf(CUSTOMER_KINDS, CUSTOMER_KIND_LABELS);

/** Search and filters above the list, and what they leave of it. */
export function CustomerFilters({
  view,
  counts,
}: {
  readonly view: CustomerView;
  readonly counts: ListCounts;
}) {
  const { filter, setFilter } = view;
  const { manager } = filter;
  const managerName = useManagerName(manager);
  const chips = chipsOf(view, {
    status: { label: 'Status', values: { ...CUSTOMER_STATUS_LABELS, all: 'all' } },
    kind: { label: 'Kind', values: CUSTOMER_KIND_LABELS },
    manager: { label: 'Account manager', values: manager ? { [manager]: managerName } : {} },
  });
  return (
    <>
      <Toolbar
        search={<SearchField label="Search customers" value={view.search} onSearch={view.setSearch} />}
      >
        <SelectField
          label="Status"
          hideLabel
          emptyLabel="All but former"
          options={statuses}
          value={filter.status as (typeof statuses)[number]['id'] | undefined}
          onChange={(status) => setFilter('status', status ?? undefined)}
        />
        <SelectField
          label="Kind"
          hideLabel
          emptyLabel="Any kind"
          options={kinds}
          value={filter.kind as CustomerKind | undefined}
          onChange={(kind) => setFilter('kind', kind ?? undefined)}
        />
        <ComboBoxField
          label="Account manager"
          hideLabel
          placeholder="Any account manager"
          load={employeeOptions}
          value={manager ? { id: manager, name: managerName } : null}
          onChange={(chosen) => setFilter('manager', chosen?.id)}
        />
      </Toolbar>
      <FilterChips
        chips={chips}
        noun="customers"
        matching={counts.matching}
        total={counts.total}
        onClearAll={view.clear}
        note={
          filter.status === undefined && (
            // Former customers are hidden until asked for; never without saying so.
            <HiddenNote
              hidden={counts.hidden}
              one="former customer"
              many="former customers"
              all="Former customers"
            >
              <TextLink to={view.linkTo('status', 'former')}>Show</TextLink>
            </HiddenNote>
          )
        }
      />
    </>
  );
}
