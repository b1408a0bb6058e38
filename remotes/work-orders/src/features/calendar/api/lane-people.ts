import { useLivePage } from '@fm/data';
import { employees } from '@fm/domain/employee';

/** Lanes shown at most; a team has fewer. */
export const MOST_LANES = 50;

/** The people who have lanes: those who work here or are on leave, by name, of one team where it is named. 51 reads. */
export const useLanePeople = (team: string | undefined) =>
  useLivePage(
    employees,
    (spec) => {
      const here = spec.where('trashed', '==', false).where('status', 'in', ['active', 'onLeave']);
      return (team ? here.where('team', '==', team) : here).orderBy('nameLower');
    },
    { size: MOST_LANES },
  );
