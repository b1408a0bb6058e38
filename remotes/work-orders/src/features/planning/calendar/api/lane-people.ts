import { useLivePage, workingOn } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { employees } from '@fm/domain/employee';

/** Lanes shown at most; a team has fewer. */
export const MOST_LANES = 50;

/**
 * The people who have lanes in the days from `first` on: those who work here then or are on leave, by name, of one team
 * where it is named. 51 reads.
 */
export const useLanePeople = (team: string | undefined, first: CalendarDay) =>
  useLivePage(
    employees,
    (spec) => {
      const here = spec
        .where('trashed', '==', false)
        .where('status', 'in', ['active', 'onLeave'])
        .apply(workingOn(first));
      return (team ? here.where('team', '==', team) : here).orderBy('nameLower');
    },
    { size: MOST_LANES },
  );
