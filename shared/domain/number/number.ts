import * as v from 'valibot';
import { COMPANY } from '../company';

/** The last numbers given out of one kind in one year; document id by `counterId`. */
export const counterSchema = v.object({
  /** The last number. */
  value: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Counter = v.InferOutput<typeof counterSchema>;

/** Document id of the counter of a kind in a year: `workOrder-2026`. */
export const counterId = (type: string, year: number): string => `${type}-${year}`;

/** A record's number for people: `recordNumber('WO', 2026, 42)` gives `WO-2026-0042`. */
export const recordNumber = (prefix: string, year: number, value: number): string =>
  `${prefix}-${year}-${String(value).padStart(COMPANY.numberWidth, '0')}`;

/** Digits of a count that is sorted as text: more than a year ever needs. */
const SORTED_DIGITS = 10;

/**
 * What a record is sorted by to come in the order of its number, which as text puts 10000 before 9999:
 * `numberSortOf('WO-2026-0042')` gives `2026-0000000042`. Neither another prefix nor another width changes the order.
 */
export function numberSortOf(number: string): string {
  const [count = '', year = ''] = number.split('-').reverse();
  return `${year}-${count.padStart(SORTED_DIGITS, '0')}`;
}
