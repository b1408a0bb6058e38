import { useLiveRows } from '@fm/data';
import { occurrencesOf } from '@fm/domain/maintenance';

/** Visits shown below a plan. */
const SHOWN = 12;

/** The latest visits of a plan, live: those with an order, those to come, those that were left out. */
export const usePlanVisits = (planId: string) =>
  useLiveRows(occurrencesOf(planId), (spec) => spec.orderBy('dueDate', 'desc'), SHOWN);
