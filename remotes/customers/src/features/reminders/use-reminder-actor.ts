import { useActor, useReminded } from '@fm/data';
import type { ReminderActor } from '@fm/domain/reminder';
import { useMemo } from 'react';

/** Who acts on reminders here: for themselves and for their team. */
export function useReminderActor(): ReminderActor {
  const actor = useActor();
  const { team } = useReminded();
  return useMemo(() => ({ ...actor, team }), [actor, team]);
}
