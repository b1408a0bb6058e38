import { reasonsAgainst } from '@fm/domain/assignment';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Employee } from '@fm/domain/employee';
import type { Ref, Stored } from '@fm/domain/record';
import { formatDay } from '@fm/ui';
import type { OpenRecord, OpenWork } from './open-work';

/** Somebody about to leave, with what is open after the last day. */
export interface Leaving {
  readonly person: Stored<Employee>;
  readonly lastDay: CalendarDay;
  readonly work: readonly OpenWork[];
  /** Ties the records that are handed over to the change of the employee, for taking all of it back. */
  readonly batchId: string;
}

/** Somebody of the company; work goes by the employee, reminders by the login. */
export interface Colleague extends Ref {
  readonly userId: string | undefined;
  /** Sentences on why they are not there on a day. */
  readonly awayOn: (day: CalendarDay) => readonly string[];
}

/** Somebody as a colleague that work is handed over to. */
export const colleagueOf = (person: Stored<Employee>): Colleague => ({
  id: person.id,
  name: person.displayName,
  userId: person.userId,
  awayOn: (day) => reasonsAgainst(person, [day], undefined, { day: formatDay }),
});

/** A record with the colleague it goes to. */
export interface HandedRecord {
  readonly record: OpenRecord;
  readonly to: Colleague;
}

/** Whether a save of the form makes somebody leave, or on another day than so far. */
export const isLeaving = (before: Employee | undefined, endDate: CalendarDay | ''): endDate is CalendarDay =>
  before !== undefined && endDate !== '' && before.endDate !== endDate;
