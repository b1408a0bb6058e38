import { useToday } from '@fm/data';
import { EVENT_KIND_LABELS, EVENT_KINDS, type EventKind } from '@fm/domain/event';
import type { Count } from '@fm/domain/record';
import { chipsOf, FilterChips, formatDay, Toolbar } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { optionsOf, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { type HistoryView, SUBJECT_LABELS, SUBJECT_NAMES, type Subject } from './history-view';
import { namedPeriod, nameOf, PERIOD_LABELS, PERIODS, periodOf } from './period';

const kinds = optionsOf(EVENT_KINDS, EVENT_KIND_LABELS);
const subjects = optionsOf(SUBJECT_NAMES, SUBJECT_LABELS);
const periods = [...optionsOf(PERIODS, PERIOD_LABELS), { id: 'days', label: 'From day to day…' }] as const;

interface HistoryFiltersProps {
  readonly view: HistoryView;
  readonly matching: Count | undefined;
}

/** Narrows the history to what an entry is about, to what happened, and to some days. */
export function HistoryFilters({ view, matching }: HistoryFiltersProps) {
  const { filter, setFilter } = view;
  const period = periodOf(filter);
  const dayChip = (label: string, day: string | undefined) => ({
    label,
    values: day === undefined ? {} : { [day]: formatDay(day) },
  });
  return (
    <>
      <Toolbar>
        <SelectField
          label="About"
          hideLabel
          emptyLabel="About anything"
          options={subjects}
          value={filter.about as Subject | undefined}
          onChange={(subject) => setFilter('about', subject ?? undefined)}
        />
        <SelectField
          label="What happened"
          hideLabel
          emptyLabel="Everything that happened"
          options={kinds}
          value={filter.kind as EventKind | undefined}
          onChange={(kind) => setFilter('kind', kind ?? undefined)}
        />
        <PeriodFilter view={view} />
      </Toolbar>
      <FilterChips
        chips={chipsOf(view, {
          about: { label: 'About', values: SUBJECT_LABELS },
          kind: { label: 'What happened', values: EVENT_KIND_LABELS },
          from: dayChip('From', period.from),
          to: dayChip('To', period.to),
        })}
        noun="entries"
        matching={matching}
        onClearAll={view.clear}
      />
    </>
  );
}

/** A month or a year by name, or from one day to another; either day may stay open. */
function PeriodFilter({ view: { filter, setFilter } }: Pick<HistoryFiltersProps, 'view'>) {
  const today = useToday();
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
        emptyLabel="At any time"
        options={periods}
        value={byDays ? 'days' : name}
        onChange={choose}
      />
      {byDays && (
        <>
          <DateField
            label="From"
            value={period.from ?? ''}
            onChange={(day) => setFilter('from', day || undefined)}
          />
          <DateField
            label="To"
            value={period.to ?? ''}
            onChange={(day) => setFilter('to', day || undefined)}
            error={isBackwards ? 'This is before the first day.' : undefined}
          />
        </>
      )}
    </>
  );
}
