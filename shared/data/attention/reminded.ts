import { employees } from '@fm/domain/employee';
import type { Reminded } from '@fm/domain/reminder';
import { useSession } from '@fm/platform';
import { useMemo } from 'react';
import { useLiveRecord } from '../live/live-record';

/** The signed-in person as reminders know them, and whether it is known which team is theirs. */
export interface KnownReminded extends Reminded {
  readonly isTeamKnown: boolean;
}

/** The signed-in person as reminders know them; the team once the own employee record is there, if there is one. */
export function useReminded(): KnownReminded {
  const { uid, employeeId } = useSession();
  const self = useLiveRecord(employees, employeeId);
  const team = self.status === 'ready' ? self.record.team : undefined;
  const isTeamKnown = employeeId === undefined || self.status !== 'loading';
  return useMemo(() => ({ uid, team, isTeamKnown }), [uid, team, isTeamKnown]);
}
