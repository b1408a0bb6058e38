import { type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { useEffect, useState } from 'react';

/** How far a shown time may lag behind, in milliseconds. */
const TICK_MS = 30_000;

/** The present, moving on every half minute and when the page comes back into sight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, TICK_MS);
    // Browsers slow the timers of hidden pages down.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}

/** Today where the company is; changes at midnight while the page is open. */
export const useToday = (): CalendarDay => today(COMPANY.timezone, useNow());
