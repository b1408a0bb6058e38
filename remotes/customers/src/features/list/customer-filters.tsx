import { employeeOptions, type ListCounts } from '@fm/data';
import {
  ATTENTION_LABELS,
  ATTENTIONS,
  CUSTOMER_KIND_LABELS,
  CUSTOMER_KINDS,
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  type CustomerAttention,
  type CustomerKind,
} from '@fm/domain/customer';
import { chipsOf, FilterChips, HiddenNote, SearchField, TextLink, Toolbar } from '@fm/ui';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { useManagerName } from './api/manager-name';
import { tagOptions, townOptions } from './api/offered-values';
import type { CustomerView } from './customer-view';

const statuses = [
  ...optionsOf(CUSTOMER_STATUSES, CUSTOMER_STATUS_LABELS),
  { id: 'all', label: 'All, also former ones' },
] as const;
const kinds = optionsOf(CUSTOMER_KINDS, CUSTOMER_KIND_LABELS);
const attentions = optionsOf(ATTENTIONS, ATTENTION_LABELS);

/** Search and filters above the list, and what they leave of it. */
export function CustomerFilters({
  view,
  counts,
  end,
}: {
  readonly view: CustomerView;
  readonly counts: ListCounts;
  /** At the right end of the row. */
  readonly end: ReactNode;
}) {
  const { filter, setFilter } = view;
  const { manager } = filter;
  const managerName = useManagerName(manager);
  const chips = chipsOf(view, {
    status: { label: 'Status', values: { ...CUSTOMER_STATUS_LABELS, all: 'all' } },
    attention: { label: 'Attention', values: ATTENTION_LABELS },
    kind: { label: 'Kind', values: CUSTOMER_KIND_LABELS },
    manager: { label: 'Account manager', values: manager ? { [manager]: managerName } : {} },
    town: { label: 'Town' },
    tag: { label: 'Tag' },
  });
  return (
    <>
      <Toolbar
        search={<SearchField label="Search customers" value={view.search} onSearch={view.setSearch} />}
        end={end}
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
          label="Attention"
          hideLabel
          emptyLabel="Any attention"
          options={attentions}
          value={filter.attention as CustomerAttention | undefined}
          onChange={(attention) => setFilter('attention', attention ?? undefined)}
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
        <ValueFilter label="Town" placeholder="Any town" name="town" view={view} load={townOptions} />
        <ValueFilter label="Tag" placeholder="Any tag" name="tag" view={view} load={tagOptions} />
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

/** A filter by what customers have in a field; the value is its own name. */
function ValueFilter({
  name,
  view,
  ...field
}: {
  readonly name: 'town' | 'tag';
  readonly label: string;
  readonly placeholder: string;
  readonly view: CustomerView;
  readonly load: typeof townOptions;
}) {
  const value = view.filter[name];
  return (
    <ComboBoxField
      {...field}
      hideLabel
      value={value === undefined ? null : { id: value, name: value }}
      onChange={(chosen) => view.setFilter(name, chosen?.id)}
    />
  );
}
