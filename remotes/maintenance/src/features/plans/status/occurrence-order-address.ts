import { workOrderAddress } from '@fm/contract/addresses';
import type { CalendarDay } from '@fm/domain/calendar-day';

/** Where the order of a plan's occurrence is written; leads on to the order where the occurrence has one. */
export const occurrenceOrderAddress = (planId: string, day: CalendarDay): string =>
  workOrderAddress.new({ plan: planId, day });
