import { employees } from '@fm/domain/employee';
import type { Reminded } from '@fm/domain/reminder';
import { useSession } from '@fm/platform';
import { useMemo } from 'react';
import { useLiveRecord } from '../live/live-record';

/** The signed-in person as reminders know them; the team once the own employee record is there, if there is one. */
export function useReminded(): Reminded {
  const { uid, employeeId } = useSession();
  const self = useLiveRecord(employees, employeeId);
  const team = self.status === 'ready' ? self.record.team : undefined;
  return useMemo(() => ({ uid, team }), [uid, team]);
}
