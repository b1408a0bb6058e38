import { useEffect, useState } from 'react';

/** How often the clock is looked at. */
const TICK_MS = 15_000;

/** The present moment; moves on by itself, so that reminders become due while one looks at them. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
