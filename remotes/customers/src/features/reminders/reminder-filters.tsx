import type { Count } from '@fm/domain/record';
import { FilterChips, SearchField, Tabs, Toolbar } from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import { BrowserNotices } from './browser-notices';
import { REMINDER_VIEWS, type ReminderView, type ReminderViewName } from './reminder-view';

const labels: Readonly<Record<ReminderViewName, string>> = {
  due: 'Due now',
  upcoming: 'Upcoming',
  snoozed: 'Snoozed',
  done: 'Done',
};

interface ReminderFiltersProps {
  readonly view: ReminderView;
  /** The own team, once known. */
  readonly team: string | undefined;
  readonly matching: Count | undefined;
}

/** Whose reminders, their views, and a search in the one that is shown. */
export function ReminderFilters({ view, team, matching }: ReminderFiltersProps) {
  const { state, whose } = view.filter;
  const teamLabel = `${team ?? 'My'} team`;
  const whoseQuery = whose ? `whose=${whose}` : '';
  const tabs = REMINDER_VIEWS.map((name) => ({
    to: `/reminders?state=${name}${whose ? `&${whoseQuery}` : ''}`,
    label: labels[name],
    current: state === name,
  }));
  const all = {
    to: `/reminders${whose ? `?${whoseQuery}` : ''}`,
    label: 'All open',
    current: state === undefined,
  };
  return (
    <>
      <Tabs label="Reminders" tabs={[all, ...tabs]} />
      <Toolbar
        search={<SearchField label="Search reminders" value={view.search} onSearch={view.setSearch} />}
        end={<BrowserNotices />}
      >
        {(team || whose) && (
          <SelectField
            label="Whose"
            hideLabel
            emptyLabel="Mine"
            options={[{ id: 'team', label: teamLabel }]}
            value={whose}
            onChange={(chosen) => view.setFilter('whose', chosen ?? undefined)}
          />
        )}
      </Toolbar>
      <FilterChips
        chips={
          whose ? [{ id: 'whose', label: teamLabel, onRemove: () => view.setFilter('whose', undefined) }] : []
        }
        noun={matching?.count === 1 ? 'reminder' : 'reminders'}
        matching={matching}
        onClearAll={view.clear}
      />
    </>
  );
}
