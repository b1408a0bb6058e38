import type { Count } from '@fm/domain/record';
import { FilterChips, SearchField, Tabs, Toolbar } from '@fm/ui';
import { REMINDER_VIEWS, type ReminderView, type ReminderViewName } from './reminder-view';

const labels: Readonly<Record<ReminderViewName, string>> = {
  due: 'Due now',
  upcoming: 'Upcoming',
  snoozed: 'Snoozed',
  done: 'Done',
};

interface ReminderFiltersProps {
  readonly view: ReminderView;
  readonly matching: Count | undefined;
}

/** The views of the reminders, and a search in the one that is shown. */
export function ReminderFilters({ view, matching }: ReminderFiltersProps) {
  const { state } = view.filter;
  const tabs = REMINDER_VIEWS.map((name) => ({
    to: `/reminders?state=${name}`,
    label: labels[name],
    current: state === name,
  }));
  return (
    <>
      <Tabs
        label="Reminders"
        tabs={[{ to: '/reminders', label: 'All open', current: state === undefined }, ...tabs]}
      />
      <Toolbar
        search={<SearchField label="Search reminders" value={view.search} onSearch={view.setSearch} />}
      />
      <FilterChips
        chips={[]}
        noun={matching?.count === 1 ? 'reminder' : 'reminders'}
        matching={matching}
        onClearAll={view.clear}
      />
    </>
  );
}
