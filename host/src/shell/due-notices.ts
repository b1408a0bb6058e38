import type { Stored } from '@fm/domain/record';
import type { Reminder } from '@fm/domain/reminder';
import { useHost } from '@fm/platform';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { notifyElsewhere } from './browser-notice';

/**
 * Tells once of each reminder that becomes due while the app is open: in a toast, and where the person allowed it and
 * looks elsewhere in a notice of the browser. Those that were due before are counted by the bell alone.
 */
export function useDueNotices(due: readonly Stored<Reminder>[]): void {
  const { toast } = useHost();
  const navigate = useNavigate();
  const since = useRef(new Date());
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, text, fireAt, entity } of due) {
      // One that was snoozed comes again at another time.
      const notice = `${id} ${fireAt.toISOString()}`;
      if (fireAt <= since.current || told.current.has(notice)) continue;
      told.current.add(notice);
      toast.info(`Reminder: ${text}`);
      notifyElsewhere(text, entity?.label, notice, () => navigate('/reminders'));
    }
  }, [due, toast, navigate]);
}
