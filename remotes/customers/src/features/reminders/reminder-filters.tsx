import { reminderAddress } from '@fm/contract/addresses';
import { useReminded } from '@fm/data';
import type { Count } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { isStaff } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { BellIcon, Button, FilterChips, SearchField, Tabs, Toolbar } from '@fm/ui';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import { colleagueOptions } from './api/colleague-options';
import { useLoginName } from './api/login-name';
import { MY_TEAM, REMINDER_VIEWS, type ReminderView, type ReminderViewName } from './reminder-view';

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
  const tabs = REMINDER_VIEWS.map((name) => ({
    to: reminderAddress.list({ state: name, whose }),
    label: labels[name],
    current: state === name,
  }));
  const all = {
    to: reminderAddress.list({ whose }),
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
        called={reminders.called}
        matching={matching}
        onClearAll={view.clear}
      />
    </>
  );
}

const permission = () => ('Notification' in globalThis ? Notification.permission : 'denied');

/** Offers notices of the browser while nothing was decided about them: asked for only when the button is pressed. */
function BrowserNotices() {
  const [state, setState] = useState(permission);
  if (state !== 'default') return null;
  return (
    <Button icon={<BellIcon />} onClick={async () => setState(await Notification.requestPermission())}>
      Notify me in this browser
    </Button>
  );
}

const NOBODY = { ok: true, value: [] } as const;

interface WhoseFieldProps {
  /** One's own where it is null. */
  readonly value: { readonly id: string; readonly name: string } | null;
  readonly onChange: (whose: string | undefined) => void;
}

/** Whose reminders are shown: one's own, one's team's, or, for the office, a colleague's. */
function WhoseField({ value, onChange }: WhoseFieldProps) {
  const { uid, team } = useReminded();
  const { name, role } = useSession();
  const load = async (query: string) => {
    const people = isStaff(role) ? await colleagueOptions(query) : NOBODY;
    if (!people.ok) return people;
    const near = [
      { id: uid, name, detail: 'Me' },
      ...(team === undefined ? [] : [{ id: MY_TEAM, name: `${team} team`, detail: 'My team' }]),
    ].filter((one) => one.name.toLowerCase().includes(query.toLowerCase()));
    return { ok: true as const, value: [...near, ...people.value.filter(({ id }) => id !== uid)] };
  };
  return (
    <ComboBoxField
      label="Whose"
      hideLabel
      placeholder="Mine"
      load={load}
      value={value}
      onChange={(chosen) => onChange(!chosen || chosen.id === uid ? undefined : chosen.id)}
    />
  );
}
