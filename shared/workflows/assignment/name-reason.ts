import { reasonsAgainst } from '@fm/domain/assignment';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { employees } from '@fm/domain/employee';
import type { WorkOrderType } from '@fm/domain/work-order';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

const AGAINST = 'Nothing was saved: something speaks against whom you chose.';

/** Work that people are given, as far as it speaks for or against them. */
interface Given {
  /** Ids of who is given it that did not have it so before. */
  readonly to: readonly string[];
  readonly day: CalendarDay;
  /** Left out for work that needs no certificates. */
  readonly type?: WorkOrderType | undefined;
  /** Why they are given it all the same; '' for no reason. */
  readonly reason: string;
}

/**
 * Asks why people are given work who have left, are away or lack a certificate. Throws a `FailureSignal` that names the
 * `field` and says who it is about, where no reason is given.
 */
export async function nameReason(unit: Unit, { to, day, type, reason }: Given, field: string): Promise<void> {
  if (reason.trim() !== '') return;
  const words = await reasonsAgainstPeople(unit, to, day, type);
  if (words.length > 0)
    throw new FailureSignal(
      invalid(AGAINST, {
        [field]: `${words.join(' ')} Say why all the same, or choose somebody else.`,
      }),
    );
}

/** What speaks against people on a day, in sentences. */
export async function reasonsAgainstPeople(
  unit: Unit,
  ids: readonly string[],
  day: CalendarDay,
  type: WorkOrderType | undefined,
): Promise<readonly string[]> {
  const people = await Promise.all(ids.map((id) => unit.find(employees, id)));
  return people.flatMap((person) => (person ? reasonsAgainst(person, [day], type, { day: dayText }) : []));
}

/** A day as the history tells it, in the company's format. */
export const dayText = (day: CalendarDay): string =>
  new Intl.DateTimeFormat(COMPANY.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
