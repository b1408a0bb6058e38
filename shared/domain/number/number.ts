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
