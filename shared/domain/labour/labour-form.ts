import { addDays, type CalendarDay, dayIn } from '../calendar-day';
import { durationText } from '../duration';
import { instantAt, minutesBetween, timeIn } from '../instant';
import type { Ref } from '../record';
import { type Job, type Labour, type LabourKind, MAX_MINUTES, type TimeSpan } from './labour';

/** An entry as it is typed, its times as clocks at the site show them. */
export interface LabourInput {
  readonly employeeRef: Ref | null;
  readonly kind: LabourKind;
  readonly day: CalendarDay | '';
  readonly from: string;
  readonly to: string;
  /** Counts where no times are given. */
  readonly minutes: number | null;
  readonly billable: boolean;
  readonly note: string;
}

/** Older work is settled: 24 hours of 1999 are a slip. */
const MOST_DAYS_BACK = 366;

/** What is wrong with an entry, by the name of the field. */
export type LabourProblems = Partial<Record<keyof LabourInput, string>>;

export const emptyLabour = (employeeRef: Ref | null, day: CalendarDay): LabourInput => ({
  employeeRef,
  kind: 'work',
  day,
  from: '',
  to: '',
  minutes: null,
  billable: true,
  note: '',
});

/** An entry as it is changed. */
export const labourToForm = (entry: Labour, timezone: string): LabourInput => ({
  employeeRef: entry.employeeRef,
  kind: entry.kind,
  day: entry.day,
  from: entry.startedAt ? timeIn(timezone, entry.startedAt) : '',
  to: entry.endedAt ? timeIn(timezone, entry.endedAt) : '',
  minutes: entry.startedAt ? null : entry.minutes,
  billable: entry.billable,
  note: entry.note ?? '',
});

/**
 * The time between two clock times at the site. An end before the start means the next day: a night shift. Times that
 * stand as the entry `before` showed them keep its instants: a clock cannot say which of two it means where it goes back.
 */
export function typedSpan(
  input: Pick<LabourInput, 'day' | 'from' | 'to'>,
  timezone: string,
  before?: Labour,
): (TimeSpan & { readonly minutes: number }) | undefined {
  const { day, from, to } = input;
  if (before?.startedAt && before.endedAt && sameTimes(input, labourToForm(before, timezone))) {
    return { startedAt: before.startedAt, endedAt: before.endedAt, minutes: before.minutes };
  }
  if (day === '' || from === '' || to === '' || from === to) return undefined;
  const startedAt = instantAt(day, from, timezone);
  const endedAt = instantAt(to < from ? addDays(day, 1) : day, to, timezone);
  return { startedAt, endedAt, minutes: minutesBetween(startedAt, endedAt) };
}

const sameTimes = (a: Pick<LabourInput, 'day' | 'from' | 'to'>, b: LabourInput): boolean =>
  a.day === b.day && a.from === b.from && a.to === b.to;

/** What an entry is stored as, or what is wrong with it. */
export function labourToRecord(
  input: LabourInput,
  { workOrderRef, timezone }: Pick<Job, 'workOrderRef' | 'timezone'>,
  now: Date,
  before?: Labour,
): { readonly values: Labour } | { readonly problems: LabourProblems } {
  const problems = problemsOf(input, timezone, now, before);
  const { employeeRef, kind, day, minutes } = input;
  if (Object.keys(problems).length > 0 || !employeeRef) return { problems };
  const span = typedSpan(input, timezone, before) ?? {
    startedAt: undefined,
    endedAt: undefined,
    minutes: minutes ?? 0,
  };
  const note = input.note.trim() || undefined;
  return {
    values: {
      workOrderRef,
      employeeRef,
      kind,
      day,
      ...span,
      billable: input.billable && kind !== 'break',
      note,
    },
  };
}

function problemsOf(
  input: LabourInput,
  timezone: string,
  now: Date,
  before: Labour | undefined,
): LabourProblems {
  const { employeeRef, day, from, to } = input;
  return {
    ...(!employeeRef && { employeeRef: 'Choose who spent the time.' }),
    ...(day === '' && { day: 'Choose a day.' }),
    ...(day > dayIn(timezone, now) && { day: 'This day has not come yet.' }),
    ...(day !== '' &&
      day !== before?.day &&
      day < addDays(dayIn(timezone, now), -MOST_DAYS_BACK) && { day: 'Choose a day of the last 12 months.' }),
    ...(from === '' && to === ''
      ? lengthProblems(input)
      : spanProblems(input, typedSpan(input, timezone, before), now)),
  };
}

function lengthProblems({ minutes }: LabourInput): LabourProblems {
  const fits = minutes !== null && Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES;
  return fits ? {} : { minutes: `Enter from and to, or a duration of up to ${durationText(MAX_MINUTES)}.` };
}

function spanProblems(
  { from, to }: LabourInput,
  span: ReturnType<typeof typedSpan>,
  now: Date,
): LabourProblems {
  if (from === '') return { from: 'Enter when it began.' };
  if (to === '') return { to: 'Enter when it ended.' };
  if (!span) return from === to ? { to: 'Enter another time than the beginning.' } : {};
  // Clocks that jump can leave nothing between two times, or more than a day.
  if (span.minutes < 1 || span.minutes > MAX_MINUTES)
    return { to: 'Clocks change in between: enter the duration.' };
  return span.endedAt > now ? { to: 'This time has not come yet.' } : {};
}
