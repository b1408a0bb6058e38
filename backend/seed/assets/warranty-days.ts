import { quarterOf } from '@fm/domain/asset';
import { addDays, addMonths, type CalendarDay, daysBetween } from '@fm/domain/calendar-day';
import type { Random } from '../random';

/** Every 23rd asset, which are 9 of 210, goes out of warranty within the quarter. */
const ENDING_EVERY = 23;
const ENDING_AT = 5;

/** When an asset was installed, long before anybody noted it here, and until when its maker stands for it. */
export function warrantyDays(
  today: CalendarDay,
  random: Random,
  index: number,
): { readonly installedOn: CalendarDay; readonly warrantyUntil?: CalendarDay } {
  const { from, to } = quarterOf(today);
  const years = random.pick([3, 5]);
  const installedFor = (warrantyUntil: CalendarDay, months: number) => ({
    warrantyUntil,
    installedOn: addMonths(warrantyUntil, -months),
  });
  if (index % ENDING_EVERY === ENDING_AT) {
    return installedFor(addDays(from, random.int(0, daysBetween(from, to))), years * 12);
  }
  const kind = random.next();
  if (kind < 0.25) return { installedOn: addDays(today, -random.int(3000, 8000)) };
  return kind < 0.6
    ? installedFor(addDays(from, -random.int(1, 2200)), years * 12)
    : installedFor(addDays(to, random.int(1, 700)), 60);
}
