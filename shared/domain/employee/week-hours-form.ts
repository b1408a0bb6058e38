import * as v from 'valibot';
import { WEEKDAYS, type WeekHours, type WorkSpan } from './week-hours';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = v.pipe(
  v.string(),
  v.check((text) => text === '' || TIME.test(text), 'Enter a time, such as 08:30.'),
);

/** One day of the week as typed: `HH:mm`, '' while empty. An end at 00:00 is midnight after the day. */
const dayForm = v.pipe(
  v.object({ from: time, to: time, from2: time, to2: time }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const problem = dayProblem(input);
    if (!problem) return;
    const { field: key, message } = problem;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  }),
);
type DayInput = v.InferInput<typeof dayForm>;

/** The hours of a week as the employee form holds them: a map of days, which two people may change apart. */
export const weekHoursForm = v.object({
  mon: dayForm,
  tue: dayForm,
  wed: dayForm,
  thu: dayForm,
  fri: dayForm,
  sat: dayForm,
  sun: dayForm,
});
export type WeekHoursInput = v.InferInput<typeof weekHoursForm>;

interface DayProblem {
  readonly field: keyof DayInput;
  readonly message: string;
}

function dayProblem({ from, to, from2, to2 }: DayInput): DayProblem | undefined {
  return (
    spanProblem(from, to, 'from', 'to') ??
    spanProblem(from2, to2, 'from2', 'to2') ??
    (from2 !== '' && from !== '' && minutesOf(from2) < endOf(to)
      ? { field: 'from2', message: 'Enter a start after the first hours end.' }
      : undefined)
  );
}

function spanProblem(
  from: string,
  to: string,
  start: keyof DayInput,
  end: keyof DayInput,
): DayProblem | undefined {
  if (from === '' && to === '') return undefined;
  if (from === '') return { field: start, message: 'Enter a start too.' };
  if (to === '') return { field: end, message: 'Enter an end too.' };
  return endOf(to) > minutesOf(from) ? undefined : { field: end, message: 'Enter an end after the start.' };
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const endOf = (text: string): number => minutesOf(text) || 24 * 60;

const spansOf = ({ from, to, from2, to2 }: DayInput): WorkSpan[] =>
  [[from, to] as const, [from2, to2] as const].flatMap(([start, end]) =>
    TIME.test(start) && TIME.test(end) ? { fromMin: minutesOf(start), toMin: endOf(end) } : [],
  );

const dayToForm = ([first, second]: readonly WorkSpan[]): DayInput => ({
  from: timeOf(first?.fromMin),
  to: timeOf(first?.toMin),
  from2: timeOf(second?.fromMin),
  to2: timeOf(second?.toMin),
});

const two = (number: number): string => String(number).padStart(2, '0');
const timeOf = (minutes: number | undefined): string =>
  minutes === undefined ? '' : `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

const eachDay = <From, To>(week: Readonly<Record<keyof WeekHours, From>>, make: (day: From) => To) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, make(week[day])])) as Record<keyof WeekHours, To>;

export const weekHoursToForm = (week: WeekHours): WeekHoursInput => eachDay(week, dayToForm);
export const weekHoursToRecord = (week: WeekHoursInput): WeekHours => eachDay(week, spansOf);

/** Minutes of a typed day; what is not finished counts nothing. */
export const typedMinutes = (day: DayInput): number =>
  spansOf(day).reduce((sum, { fromMin, toMin }) => sum + Math.max(0, toMin - fromMin), 0);
