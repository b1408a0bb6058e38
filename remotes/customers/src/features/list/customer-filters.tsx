import { employeeOptions, type ListCounts, useRecordName } from '@fm/data';
import {
  ATTENTION_LABELS,
  ATTENTIONS,
  CUSTOMER_KIND_LABELS,
  CUSTOMER_KINDS,
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
} from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { ListChips, SearchField, Toolbar } from '@fm/ui';
import { ComboBoxFilter, optionsOf, SelectFilter } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { tagOptions, townOptions } from './api/offered-values';
import type { CustomerView } from './customer-view';

const statuses = [
  ...optionsOf(CUSTOMER_STATUSES, CUSTOMER_STATUS_LABELS),
  { id: 'all', label: 'All, also former ones' },
];
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
  const { manager } = view.filter;
  const managerName = useRecordName(employees, manager);
  return (
    <>
      <Toolbar
        search={<SearchField label="Search customers" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectFilter
          view={view}
          name="status"
          label="Status"
          emptyLabel="All but former"
          options={statuses}
        />
        <SelectFilter
          view={view}
          name="attention"
          label="Attention"
          emptyLabel="Any attention"
          options={attentions}
        />
        <SelectFilter view={view} name="kind" label="Kind" emptyLabel="Any kind" options={kinds} />
        <ComboBoxFilter
          view={view}
          name="manager"
          label="Account manager"
          placeholder="Any account manager"
          chosenName={managerName}
          load={employeeOptions}
        />
        <ComboBoxFilter view={view} name="town" label="Town" placeholder="Any town" load={townOptions} />
        <ComboBoxFilter view={view} name="tag" label="Tag" placeholder="Any tag" load={tagOptions} />
      </Toolbar>
      <ListChips
        view={view}
        names={{
          status: { label: 'Status', values: { ...CUSTOMER_STATUS_LABELS, all: 'all' } },
          attention: { label: 'Attention', values: ATTENTION_LABELS },
          kind: { label: 'Kind', values: CUSTOMER_KIND_LABELS },
          manager: { label: 'Account manager', values: { [manager ?? '']: managerName } },
          town: { label: 'Town' },
          tag: { label: 'Tag' },
        }}
        noun="customers"
        counts={counts}
        hidden={{
          filter: 'status',
          shownBy: 'former',
          one: 'former customer',
          many: 'former customers',
          all: 'Former customers',
        }}
      />
    </>
  );
}
