import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import type { OpenWork } from './open-work';

/** Somebody about to leave, with what is open after the last day. */
export interface Leaving {
  readonly person: Stored<Employee>;
  readonly lastDay: CalendarDay;
  readonly work: readonly OpenWork[];
  /** Ties the records that are handed over to the change of the employee, for taking all of it back. */
  readonly batchId: string;
}

/** Whether a save of the form makes somebody leave, or on another day than so far. */
export const isLeaving = (before: Employee | undefined, endDate: CalendarDay | ''): endDate is CalendarDay =>
  before !== undefined && endDate !== '' && before.endDate !== endDate;
