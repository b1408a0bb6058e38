import type { Micros } from '../../store/commit-clock';
import { invalid } from '../status';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const FIRST_SECOND = Date.UTC(2000, 0, 1) / 1000 - 63_082_281_600; // 0001-01-01T00:00:00Z
const LAST_SECOND = 253_402_300_799; // 9999-12-31T23:59:59Z

/** An instant in seconds since 1970 and the microseconds after it: years 1 to 9999 do not fit one number. */
export interface Instant {
  readonly seconds: number;
  readonly micros: number;
}

/** Reads RFC 3339 with up to nine digits; what is finer than a microsecond is cut off, as Firestore stores it. */
export function parseTimestamp(text: unknown): Instant {
  const match = typeof text === 'string' ? RFC3339.exec(text) : null;
  if (!match) throw invalid(`Invalid timestamp ${JSON.stringify(text)}.`);
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z'] = match;
  // setUTCFullYear, because Date.UTC takes years below 100 for 1900 and after.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const seconds = date.getTime() / 1000 - zoneSeconds(zone);
  const isReal = date.getUTCDate() === Number(day) && Number(hour) < 24 && Number(minute) < 60;
  if (!isReal || Number(second) > 59 || seconds < FIRST_SECOND || seconds > LAST_SECOND) {
    throw invalid(`Invalid timestamp ${JSON.stringify(text)}.`);
  }
  return { seconds, micros: Number(fraction.padEnd(6, '0').slice(0, 6)) };
}

function zoneSeconds(zone: string): number {
  if (zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  return sign * (Number(zone.slice(1, 3)) * 3600 + Number(zone.slice(4, 6)) * 60);
}

/** RFC 3339 in UTC with no, three or six digits, as many as needed. */
export function formatInstant({ seconds, micros }: Instant): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, -5);
  if (micros === 0) return `${whole}Z`;
  const digits = String(micros).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

export const instantOf = (micros: Micros): Instant => ({
  seconds: Math.floor(micros / 1e6),
  micros: micros % 1e6,
});

/** The time of a commit as clients read it. */
export const formatMicros = (micros: Micros): string => formatInstant(instantOf(micros));

/** A time a client got from us, back as a number. Throws INVALID_ARGUMENT when it is no timestamp. */
export function parseMicros(text: unknown): Micros {
  const { seconds, micros } = parseTimestamp(text);
  return seconds * 1e6 + micros;
}

/** Seconds since the first representable one: never negative, so that they can be ordered as bytes. */
export const secondsFromStart = ({ seconds }: Instant): number => seconds - FIRST_SECOND;
