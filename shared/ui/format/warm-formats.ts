import { formatDay } from './day';
import { formatInstant, formatTime } from './instant';
import { formatNumber } from './number';

/**
 * Makes what nearly every list formats days, times and numbers with, before there are rows: each of these formatters
 * takes a phone ten milliseconds or more, and the first rows would wait for all of them. `timeZone`: that of the company.
 */
export function warmFormats(timeZone: string): void {
  const now = new Date();
  formatDay('2000-01-01', 'medium');
  formatDay('2000-01-01', 'short');
  formatInstant(now);
  formatTime(now, timeZone);
  formatNumber(0);
}
