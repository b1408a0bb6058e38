import { failure, int, type Outcome, type ValueOf } from '../values/value';
import { type BuiltIn, fn, type Methods, method } from './method';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const MS = 1_000_000n;

type Timestamp = ValueOf<'timestamp'>;
type Duration = ValueOf<'duration'>;

const modulo = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;
const startOfDay = (nanos: bigint): bigint => nanos - modulo(nanos, DAY);
const calendar = ({ nanos }: Timestamp): Date => new Date(Number((nanos - modulo(nanos, MS)) / MS));
const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;

/** Methods of timestamps, all in UTC; weeks begin on Monday (1). */
export const timestampMethods: Methods<Timestamp> = {
  year: method([], (self: Timestamp) => int(calendar(self).getUTCFullYear())),
  month: method([], (self: Timestamp) => int(calendar(self).getUTCMonth() + 1)),
  day: method([], (self: Timestamp) => int(calendar(self).getUTCDate())),
  dayOfWeek: method([], (self: Timestamp) => int(calendar(self).getUTCDay() || 7)),
  dayOfYear: method([], (self: Timestamp) => int(dayOfYear(calendar(self)))),
  hours: method([], (self: Timestamp) => int(calendar(self).getUTCHours())),
  minutes: method([], (self: Timestamp) => int(calendar(self).getUTCMinutes())),
  seconds: method([], (self: Timestamp) => int(calendar(self).getUTCSeconds())),
  nanos: method([], (self: Timestamp) => int(modulo(self.nanos, SECOND))),
  toMillis: method([], (self: Timestamp) => int((self.nanos - modulo(self.nanos, MS)) / MS)),
  date: method([], (self: Timestamp) => ({ kind: 'timestamp', nanos: startOfDay(self.nanos) })),
  time: method([], (self: Timestamp) => ({ kind: 'duration', nanos: self.nanos - startOfDay(self.nanos) })),
};

/** Methods of durations: whole seconds, and the nanoseconds beyond them. */
export const durationMethods: Methods<Duration> = {
  seconds: method([], (self: Duration) => int(self.nanos / SECOND)),
  nanos: method([], (self: Duration) => int(self.nanos % SECOND)),
};

const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: 3600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: MS,
  ns: 1n,
};

const duration = (nanos: bigint): Outcome => ({ kind: 'duration', nanos });

/** `duration.value`, `duration.abs`, `duration.time`. */
export const durationFunctions: Readonly<Record<string, BuiltIn<undefined>>> = {
  value: fn(['int', 'string'], (amount, unit) => {
    const size = Object.hasOwn(UNITS, unit.value) ? UNITS[unit.value] : undefined;
    return size === undefined
      ? failure(`'${unit.value}' is not a unit of time.`)
      : duration(amount.value * size);
  }),
  abs: fn(['duration'], ({ nanos }) => duration(nanos < 0n ? -nanos : nanos)),
  time: fn(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    duration((hours.value * 3600n + minutes.value * 60n + seconds.value) * SECOND + nanos.value),
  ),
};

/** `timestamp.date`, `timestamp.value`. */
export const timestampFunctions: Readonly<Record<string, BuiltIn<undefined>>> = {
  date: fn(['int', 'int', 'int'], (year, month, day) => {
    const at = new Date(0);
    at.setUTCFullYear(Number(year.value), Number(month.value) - 1, Number(day.value));
    const fits = at.getUTCMonth() + 1 === Number(month.value) && at.getUTCDate() === Number(day.value);
    return fits ? { kind: 'timestamp', nanos: BigInt(at.getTime()) * MS } : failure('There is no such day.');
  }),
  value: fn(['int'], (ms) => ({ kind: 'timestamp', nanos: ms.value * MS })),
};
