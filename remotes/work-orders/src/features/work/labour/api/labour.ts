import { type Query, useGrowingRows, useLiveRecord, useLiveRows } from '@fm/data';
import {
  type Job,
  LABOUR_RATES_ID,
  type Labour,
  type LabourRates,
  labourOf,
  labourRatesOf,
  type Timer,
  timers,
} from '@fm/domain/labour';
import { useHost } from '@fm/platform';

/** Entries asked for at a time. */
const LABOUR_STEP = 30;

/** More do not run on one order: its lead and a crew of eight. */
const MOST_TIMERS = 9;

const NO_RATES: LabourRates = { rates: {} };

const latest = (spec: Query<Labour>) => spec.where('trashed', '==', false).orderBy('day', 'desc');

/** The last `size` entries of an order, live, the latest day first. */
export const useLabour = (job: Job, size: number) => useLiveRows(labourOf(job), latest, size);

/** The same, 30 at first and 30 more at each press. */
export const useGrowingLabour = (job: Job) => useGrowingRows(labourOf(job), latest, LABOUR_STEP);

/** What an hour of each entry costs, live; undefined for a role that may not know, or while nobody knows. */
export function useLabourRates(orderId: string): LabourRates | undefined {
  const may = useHost().can('employees:private');
  const live = useLiveRecord(labourRatesOf(orderId), may ? LABOUR_RATES_ID : undefined);
  if (live.status === 'missing') return NO_RATES;
  return live.status === 'ready' ? live.record : undefined;
}

const on = (orderId: string) => (spec: Query<Timer>) => spec.where('running.workOrderRef.id', '==', orderId);

/** The timers that run on an order, live. */
export const useTimersOn = (orderId: string) => useLiveRows(timers, on(orderId), MOST_TIMERS);

/** The timer of one employee, wherever it runs, live. */
export const useTimerOf = (employeeId: string | undefined) => useLiveRecord(timers, employeeId);
