import type { Count } from '@fm/domain/record';
import { FilterChips, SearchField, Tabs, Toolbar } from '@fm/ui';
import { useLoginName } from './api/login-name';
import { BrowserNotices } from './browser-notices';
import { MY_TEAM, REMINDER_VIEWS, type ReminderView, type ReminderViewName } from './reminder-view';
import { WhoseField } from './whose-field';

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
  const colleague = useLoginName(whose === MY_TEAM ? undefined : whose);
  const whoseLabel = whose === MY_TEAM ? `${team ?? 'My'} team` : colleague;
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
        <WhoseField
          value={whose ? { id: whose, name: whoseLabel } : null}
          onChange={(chosen) => view.setFilter('whose', chosen)}
        />
      </Toolbar>
      <FilterChips
        chips={
          whose
            ? [{ id: 'whose', label: whoseLabel, onRemove: () => view.setFilter('whose', undefined) }]
            : []
        }
        noun={matching?.count === 1 ? 'reminder' : 'reminders'}
        matching={matching}
        onClearAll={view.clear}
      />
    </>
  );
}
