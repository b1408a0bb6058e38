import { useToday } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import {
  comparedDays,
  type DayStatistics,
  STATISTIC_LABELS,
  STATISTIC_STEPS,
  STATISTICS,
  type Statistic,
  type StatisticStep,
} from '@fm/domain/statistics';
import { EmptyState, ErrorState, formatDay, Page, Skeleton, Toolbar } from '@fm/ui';
import { BarChart } from '@fm/ui/chart';
import { SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { AdminTabs } from '../admin-tabs';
import { useComparedStatistics } from '../api/compared-statistics';
import css from './statistics.module.css';

const STEPS: Readonly<Record<StatisticStep, { readonly option: string; readonly one: string }>> = {
  day: { option: 'The last 8 days', one: 'Day' },
  week: { option: 'The last 8 weeks, on Mondays', one: 'Week' },
  month: { option: 'The last 8 months, on the first', one: 'Month' },
};

/** `/admin/statistics`: how the company stood on the mornings of some days, as counted in those nights. */
export function StatisticsScreen() {
  const [step, setStep] = useState<StatisticStep>('day');
  const days = comparedDays(step, useToday());
  const counted = useComparedStatistics(days);
  return (
    <Page title="Statistics" subtitle="How much of what there was, counted every night.">
      <AdminTabs current="statistics" />
      <Toolbar>
        <SelectField
          label="Compare"
          options={STEPS_TO_CHOOSE}
          value={step}
          onChange={(id) => setStep(STATISTIC_STEPS.find((known) => known === id) ?? step)}
        />
      </Toolbar>
      {counted.status === 'failed' ? (
        <ErrorState title="The counts could not be loaded" onRetry={counted.retry}>
          {counted.failure?.message}
        </ErrorState>
      ) : counted.status === 'loading' ? (
        <Skeleton />
      ) : counted.rows.length === 0 ? (
        <EmptyState title="Nothing was counted on these days">
          Every night counts for the morning after it. Choose other days, or run “Count for reports” now under
          Jobs.
        </EmptyState>
      ) : (
        <div className={css.charts}>
          {STATISTICS.map((name) => (
            <BarChart
              key={name}
              caption={STATISTIC_LABELS[name]}
              labelled={STEPS[step].one}
              points={pointsOf(name, days, counted.rows, step)}
            />
          ))}
        </div>
      )}
    </Page>
  );
}

const STEPS_TO_CHOOSE = STATISTIC_STEPS.map((id) => ({ id, label: STEPS[id].option }));

/** One number on those of the days that have it, the earliest first. */
const pointsOf = (
  name: Statistic,
  days: readonly CalendarDay[],
  rows: readonly DayStatistics[],
  step: StatisticStep,
) =>
  days.flatMap((day) => {
    const value = rows.find((row) => row.day === day)?.[name];
    return value === undefined
      ? []
      : [{ label: formatDay(day, step === 'month' ? 'month' : 'inYear'), value }];
  });
