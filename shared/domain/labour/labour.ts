import * as v from 'valibot';
import { calendarDay } from '../calendar-day';
import { instant } from '../instant';
import { type Ref, ref, type Stored } from '../record';
import { type WorkOrder, workOrders } from '../work-order';

export const LABOUR_KINDS = ['work', 'travel', 'break'] as const;
export type LabourKind = (typeof LABOUR_KINDS)[number];
export const LABOUR_KIND_LABELS: Readonly<Record<LabourKind, string>> = {
  work: 'Work',
  travel: 'Travel',
  break: 'Break',
};

/** The longest time one entry can tell of: a day. */
export const MAX_MINUTES = 1440;

/**
 * Time somebody spent on a job: from and to, or only how long on which day. What it costs is not here, because every
 * role reads this: see `labourRatesSchema`.
 */
export const labourSchema = v.object({
  workOrderRef: ref,
  employeeRef: ref,
  kind: v.picklist(LABOUR_KINDS),
  /** The day at the site on which it began. */
  day: calendarDay,
  /** Both or neither. */
  startedAt: v.optional(instant),
  endedAt: v.optional(instant),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MINUTES)),
  billable: v.boolean(),
  note: v.optional(v.pipe(v.string(), v.maxLength(2000))),
});
export type Labour = v.InferOutput<typeof labourSchema>;

/** A time on the clock. */
export interface TimeSpan {
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** What time is noted on: the part of a work order that its entries and timers need. */
export interface Job {
  readonly workOrderRef: Ref;
  readonly customerId: string;
  readonly siteId: string;
  readonly timezone: string;
}

export const jobOf = (order: Stored<WorkOrder>): Job => ({
  workOrderRef: { id: order.id, name: workOrders.label(order) },
  customerId: order.customerRef.id,
  siteId: order.siteRef.id,
  timezone: order.timezone,
});
