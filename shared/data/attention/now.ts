import { type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** How far a shown time may lag behind, in milliseconds. */
const TICK_MS = 30_000;

/** The longest a timer can wait. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * The present, moving on every half minute and when the page comes back into sight. Name moments in which something
 * happens: then it moves on right then.
 */
export function useNow(moments: readonly Date[] = []): Date {
  const [now, setNow] = useState(() => new Date());
  const coming = moments.map((moment) => moment.getTime()).filter((time) => time > now.getTime());
  const wakeAt = coming.length > 0 ? Math.min(...coming) : undefined;
  useEffect(() => {
    if (wakeAt === undefined) return;
    const wait = Math.min(Math.max(0, wakeAt - Date.now()), MAX_WAIT_MS);
    const timer = setTimeout(() => setNow(new Date()), wait);
    return () => clearTimeout(timer);
  }, [wakeAt]);
  useEffect(() => tick(() => setNow(new Date())), []);
  return now;
}

/** Calls every half minute and when the page comes back into sight; gives what ends that. */
function tick(call: () => void): () => void {
  const timer = setInterval(call, TICK_MS);
  // Browsers slow the timers of hidden pages down.
  document.addEventListener('visibilitychange', call);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', call);
  };
}

/** Today where the company is; changes at midnight while the page is open. One timer for all that ask. */
export const useToday = (): CalendarDay => useSyncExternalStore(onTick, companyToday);

const companyToday = (): CalendarDay => today(COMPANY.timezone);

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function onTick(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= tick(() => {
    for (const tell of listeners) tell();
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
