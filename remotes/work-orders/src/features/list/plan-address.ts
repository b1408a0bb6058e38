import { type CalendarDay, isCalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { PERIODS, type Period } from '@fm/domain/planning';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How work orders are looked at. */
export const SCREENS = ['table', 'board', 'calendar'] as const;
export type Screen = (typeof SCREENS)[number];

/** What the address says besides the filters: which screen, and what part of the calendar. */
export interface PlanAddress {
  readonly screen: Screen;
  readonly period: Period;
  readonly day: CalendarDay;
  /** A lane for each person. */
  readonly lanes: boolean;
  /** The team whose people have lanes; undefined for everybody. */
  readonly team: string | undefined;
  /** The address with some of this changed and all filters kept. */
  to(changes: PlanChanges): string;
  go(changes: PlanChanges): void;
}

export interface PlanChanges {
  readonly screen?: Screen;
  readonly period?: Period;
  readonly day?: CalendarDay;
  readonly lanes?: boolean;
  readonly team?: string | undefined;
}

/** Which screen an address asks for. */
export const screenIn = (params: URLSearchParams): Screen =>
  SCREENS.find((screen) => screen === params.get('view')) ?? 'table';

/** Which screen, day and lanes are shown, from the address. What it does not know is left aside. */
export function usePlanAddress(): PlanAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const to = useCallback((changes: PlanChanges) => `?${changed(search, changes)}`, [search]);
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const day = params.get('day') ?? '';
    return {
      screen: screenIn(params),
      period: PERIODS.find((period) => period === params.get('span')) ?? 'week',
      day: isCalendarDay(day) ? day : today(COMPANY.timezone),
      lanes: params.get('lanes') === 'person',
      team: params.get('team') ?? undefined,
      to,
      go: (changes) => navigate(to(changes), { replace: true }),
    };
  }, [search, to, navigate]);
}

/** An address with changes; what is usual is not said in it, and a page of the table means nothing elsewhere. */
export function changed(search: string, changes: PlanChanges): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete('at');
  const say = (name: string, value: string | undefined) =>
    value === undefined ? params.delete(name) : params.set(name, value);
  const { screen, period, day, lanes } = changes;
  if (screen !== undefined) say('view', screen === 'table' ? undefined : screen);
  if (period !== undefined) say('span', period === 'week' ? undefined : period);
  if (day !== undefined) say('day', day === today(COMPANY.timezone) ? undefined : day);
  if (lanes !== undefined) say('lanes', lanes ? 'person' : undefined);
  if ('team' in changes) say('team', changes.team);
  return params;
}
