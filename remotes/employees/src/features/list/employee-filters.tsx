import type { ListCounts } from '@fm/data';
import { EMPLOYEE_STATUS_LABELS, EMPLOYEE_STATUSES, TEAMS } from '@fm/domain/employee';
import { ListChips, SearchField, SwitchFilter, Toolbar } from '@fm/ui';
import { optionsOf, SelectFilter } from '@fm/ui/select';
import type { ReactNode } from 'react';
import type { EmployeeView } from './employee-view';

const statuses = [
  ...optionsOf(EMPLOYEE_STATUSES, EMPLOYEE_STATUS_LABELS),
  { id: 'all', label: 'All, also those who left' },
];
const teams = TEAMS.map((team) => ({ id: team, label: team }));

const names = {
  status: { label: 'Status', values: { ...EMPLOYEE_STATUS_LABELS, all: 'all' } },
  team: { label: 'Team' },
  certificates: { label: 'Certificates', values: { expiring: 'expiring' } },
};

/** Search and filters above the list, and what they leave of it. */
export function EmployeeFilters({
  view,
  counts,
  end,
}: {
  /** At the right end of the row. */
  readonly end: ReactNode;
  readonly view: EmployeeView;
  readonly counts: ListCounts;
}) {
  return (
    <>
      <Toolbar
        search={<SearchField label="Search employees" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectFilter
          view={view}
          name="status"
          label="Status"
          emptyLabel="Current staff"
          options={statuses}
        />
        <SelectFilter view={view} name="team" label="Team" emptyLabel="Any team" options={teams} />
        <SwitchFilter
          view={view}
          name="certificates"
          value="expiring"
          label="Certificates expiring within 30 days"
        />
      </Toolbar>
      <ListChips
        view={view}
        names={names}
        noun="employees"
        counts={counts}
        hidden={{
          filter: 'status',
          shownBy: 'left',
          one: 'who left',
          many: 'who left',
          all: 'Those who left',
        }}
      />
    </>
  );
}
