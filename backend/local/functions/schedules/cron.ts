const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
const FIELD = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Tells whether a minute is one of a schedule's, as clocks in `timeZone` show it. */
export type CronMatcher = (minute: Date) => boolean;

/** Reads five fields of numbers, lists, ranges and steps; undefined for any other text. */
export function readCron(text: string, timeZone: string): CronMatcher | undefined {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== RANGES.length) return undefined;
  const sets: ReadonlySet<number>[] = [];
  for (const [index, [low, high]] of RANGES.entries()) {
    const values = readField(fields[index] ?? '', low, high);
    if (!values) return undefined;
    sets.push(values);
  }
  // As cron has it: with a day of the month and a weekday either will do.
  const either = fields[2] !== '*' && fields[4] !== '*';
  return (minute) => {
    const [minutes, hour, day, month, weekday] = clock(minute, timeZone).map(
      (value, index) => sets[index]?.has(value) ?? false,
    );
    const isDay = either ? day || weekday : day && weekday;
    return Boolean(minutes && hour && month && isDay);
  };
}

function readField(text: string, low: number, high: number): ReadonlySet<number> | undefined {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const match = FIELD.exec(part);
    if (!match) return undefined;
    const [, first, last, step] = match;
    const from = first === undefined ? low : Number(first);
    const to = last !== undefined ? Number(last) : first === undefined || step !== undefined ? high : from;
    if (from < low || to > high || from > to || step === '0') return undefined;
    // Sunday is 0 and 7.
    for (let value = from; value <= to; value += Number(step ?? 1))
      values.add(high === 7 ? value % 7 : value);
  }
  return values;
}

/** Minute, hour, day, month and weekday, in the order of the fields. */
function clock(at: Date, timeZone: string): readonly number[] {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    minute: 'numeric',
    hour: 'numeric',
    day: 'numeric',
    month: 'numeric',
    weekday: 'short',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const numbers = ['minute', 'hour', 'day', 'month'].map((name) => Number(part(name)));
  return [...numbers, WEEKDAYS.indexOf(part('weekday'))];
}
