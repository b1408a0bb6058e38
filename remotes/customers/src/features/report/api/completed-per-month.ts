import { countRecords, type DataFailure, failureOf, resultOf } from '@fm/data';
import { addMonths, type CalendarDay, startOfMonth } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { instantAt } from '@fm/domain/instant';
import { workOrders } from '@fm/domain/work-order';
import { useEffect, useState } from 'react';

/** Months that are drawn, the present one among them. */
const MONTHS = 12;

/** How many work orders of a customer were completed in a month. */
export interface MonthCount {
  readonly month: CalendarDay;
  readonly count: number;
}

/** The last twelve months, the oldest first: undefined until all are there. */
export interface CompletedPerMonth {
  readonly months?: readonly MonthCount[];
  readonly failure?: DataFailure;
  /** Counts again after a failure. */
  retry(): void;
}

/** How many work orders of a customer were completed in each of the last twelve months: one count each. */
export function useCompletedPerMonth(customerId: string, today: CalendarDay): CompletedPerMonth {
  const [counted, setCounted] = useState<Omit<CompletedPerMonth, 'retry'>>({});
  const [tries, setTries] = useState(0);
  const first = addMonths(startOfMonth(today), 1 - MONTHS);
  const asked = JSON.stringify([customerId, first, tries]);
  useEffect(() => {
    const [customer, since] = JSON.parse(asked) as [string, CalendarDay];
    let gone = false;
    setCounted({});
    completedSince(customer, since).then(
      (months) => gone || setCounted({ months }),
      (error: unknown) => gone || setCounted({ failure: failureOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return { ...counted, retry: () => setTries(tries + 1) };
}

const completedSince = (customerId: string, first: CalendarDay): Promise<MonthCount[]> =>
  Promise.all(
    Array.from({ length: MONTHS }, async (_, index) => {
      const month = addMonths(first, index);
      return { month, count: await completedIn(customerId, month) };
    }),
  );

/** Throws what counting throws. */
export async function completedIn(customerId: string, month: CalendarDay): Promise<number> {
  const counted = await countRecords(workOrders, (spec) =>
    spec
      .where('trashed', '==', false)
      .where('customerRef.id', '==', customerId)
      .where('completedAt', '>=', midnight(month))
      .where('completedAt', '<', midnight(addMonths(month, 1)))
      // The order of the last visit, whose index serves this too.
      .orderBy('completedAt', 'desc'),
  );
  return resultOf(counted).count;
}

// A month of the company, wherever the report is made.
const midnight = (day: CalendarDay): Date => instantAt(day, '00:00', COMPANY.timezone);
