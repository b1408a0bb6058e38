import { useNow } from '@fm/data';
import { EVENT_KIND_LABELS, EVENT_KINDS } from '@fm/domain/event';
import type { Count } from '@fm/domain/record';
import { formatDay, ListChips, Toolbar } from '@fm/ui';
import { DateFilter } from '@fm/ui/date';
import { HISTORY_ENTRY } from '@fm/ui/history';
import { optionsOf, SelectField, SelectFilter } from '@fm/ui/select';
import { useState } from 'react';
import { type HistoryView, SUBJECT_LABELS, SUBJECT_NAMES } from './history-view';
import { namedPeriod, nameOf, PERIOD_LABELS, PERIODS, periodOf, todayHere } from './period';

const kinds = optionsOf(EVENT_KINDS, EVENT_KIND_LABELS);
const subjects = optionsOf(SUBJECT_NAMES, SUBJECT_LABELS);
const periods = [...optionsOf(PERIODS, PERIOD_LABELS), { id: 'days', label: 'From day to day…' }] as const;

interface HistoryFiltersProps {
  readonly view: HistoryView;
  readonly matching: Count | undefined;
}

/** Narrows the history to what an entry is about, to what happened, and to some days. */
export function HistoryFilters({ view, matching }: HistoryFiltersProps) {
  const period = periodOf(view.filter);
  const dayChip = (label: string, day: string | undefined) => ({
    label,
    values: day === undefined ? {} : { [day]: formatDay(day) },
  });
  return (
    <>
      <Toolbar>
        <SelectFilter view={view} name="about" label="About" emptyLabel="Any record" options={subjects} />
        <SelectFilter view={view} name="kind" label="What happened" emptyLabel="Any entry" options={kinds} />
        <PeriodFilter view={view} />
      </Toolbar>
      <ListChips
        view={view}
        names={{
          about: { label: 'About', values: SUBJECT_LABELS },
          kind: { label: 'What happened', values: EVENT_KIND_LABELS },
          from: dayChip('From', period.from),
          to: dayChip('To', period.to),
        }}
        called={HISTORY_ENTRY}
        counts={{ matching }}
      />
    </>
  );
}

/** A month or a year by name, or from one day to another; either day may stay open. */
function PeriodFilter({ view }: Pick<HistoryFiltersProps, 'view'>) {
  const { filter, setFilter } = view;
  const today = todayHere(useNow());
  const period = periodOf(filter);
  const [asked, setAsked] = useState(false);
  const name = nameOf(period, today);
  const hasDays = period.from !== undefined || period.to !== undefined;
  const byDays = asked || (hasDays && name === undefined);
  const isBackwards = period.from !== undefined && period.to !== undefined && period.to < period.from;
  const choose = (chosen: (typeof periods)[number]['id'] | null) => {
    setAsked(chosen === 'days');
    if (chosen === 'days') return;
    const { from, to } = chosen ? namedPeriod(chosen, today) : { from: undefined, to: undefined };
    setFilter('from', from);
    setFilter('to', to);
  };
  return (
    <>
      <SelectField
        label="When"
        hideLabel
        emptyLabel="Any time"
        options={periods}
        value={byDays ? 'days' : name}
        onChange={choose}
      />
      {byDays && (
        <>
          <DateFilter view={view} name="from" label="From" />
          <DateFilter
            view={view}
            name="to"
            label="To"
            error={isBackwards ? 'This is before the first day.' : undefined}
          />
        </>
      )}
    </>
  );
}
