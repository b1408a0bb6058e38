import { addDays, addMonths, type CalendarDay, startOfMonth } from '../calendar-day';
import type { Asset } from './asset';

/** `ending`: within the quarter of `today`. */
export const WARRANTY_STATES = ['valid', 'ending', 'over', 'none'] as const;
export type WarrantyState = (typeof WARRANTY_STATES)[number];
export const WARRANTY_STATE_LABELS: Readonly<Record<WarrantyState, string>> = {
  valid: 'In warranty',
  ending: 'Ends this quarter',
  over: 'Out of warranty',
  none: 'No warranty known',
};

/** How the warranty of an asset stands on a day. */
export function warrantyState(
  { warrantyUntil }: Pick<Asset, 'warrantyUntil'>,
  today: CalendarDay,
): WarrantyState {
  if (warrantyUntil === undefined) return 'none';
  if (warrantyUntil < today) return 'over';
  return warrantyUntil <= quarterOf(today).to ? 'ending' : 'valid';
}

/** First and last day of the quarter of a day. */
export function quarterOf(day: CalendarDay): { readonly from: CalendarDay; readonly to: CalendarDay } {
  const monthOfQuarter = (Number(day.slice(5, 7)) - 1) % 3;
  const from = addMonths(startOfMonth(day), -monthOfQuarter);
  return { from, to: addDays(addMonths(from, 3), -1) };
}
