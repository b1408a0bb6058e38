import { useToday } from '@fm/data';
import { type CalendarDay, isCalendarDay } from '@fm/domain/calendar-day';
import { useSearchParams } from 'react-router-dom';

/** Which day and whose list is shown; all of it is in the address. */
export interface DayAddress {
  readonly day: CalendarDay;
  /** An employee; undefined for everybody. */
  readonly person: string | undefined;
  setDay(day: CalendarDay): void;
  setPerson(person: string | undefined): void;
}

/** The day and the person of the address; today and everybody where it says nothing, or no day there is. */
export function useDayAddress(): DayAddress {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const change = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    day: isCalendarDay(asked) ? asked : today,
    person: params.get('person') ?? undefined,
    setDay: (day) => change('day', day),
    setPerson: (person) => change('person', person),
  };
}
