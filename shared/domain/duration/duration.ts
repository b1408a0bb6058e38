import * as v from 'valibot';

/** A plain number, or hours with or without minutes: "90", "1,500", "20 h", "1,5 h", "1 h 30 min", "90 min". */
const UNITS =
  /^(?:(?<hours>\d+(?:[.,]\d+)?|[.,]\d+) ?(?:h|hrs?|hours?))? ?(?:(?<minutes>\d+|\d{1,3}(?:[.,]\d{3})+) ?(?:m|mins?|minutes?)?)?$/;
/** As a clock writes a length: "1:30". */
const CLOCK = /^(?<hours>\d+):(?<minutes>[0-5]\d) ?h?$/;

/**
 * Reads a length of time typed by hand, in whole minutes: `20 h`, `1:30`, `1,5 h`, `1 h 30 min`, `90 min`, or `90`,
 * which are minutes. Gives undefined for anything else, an empty text included.
 */
export function parseDuration(text: string): number | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const { hours, minutes } = (CLOCK.exec(typed) ?? UNITS.exec(typed))?.groups ?? {};
  if (hours === undefined && minutes === undefined) return undefined;
  const length =
    Number((hours ?? '0').replace(',', '.')) * 60 + Number((minutes ?? '0').replace(/[.,]/g, ''));
  return Number.isSafeInteger(Math.round(length)) ? Math.round(length) : undefined;
}

/** A length of time in minutes, as `parseDuration` reads it again: "45 min", "20 h", "1 h 30 min". */
export function durationText(minutes: number): string {
  const hours = Math.trunc(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A length of time in whole minutes between two bounds, both allowed; `null` while it is not known. */
export function optionalDuration(min: number, max: number) {
  const message = `Enter a duration from ${durationText(min)} to ${durationText(max)}.`;
  return v.nullable(
    v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message)),
  );
}
