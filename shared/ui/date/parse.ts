import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';

/** Text of the data as a value of React Aria; what cannot be read counts as empty. */
const reading =
  <Value>(parse: (text: string) => Value) =>
  (text: string | null | undefined): Value | null => {
    if (!text) return null;
    try {
      return parse(text);
    } catch {
      return null;
    }
  };

/** `YYYY-MM-DD` */
export const dayOf: (text: string | null | undefined) => CalendarDate | null = reading(parseDate);
/** `YYYY-MM-DDTHH:mm` */
export const localTimeOf: (text: string | null | undefined) => CalendarDateTime | null =
  reading(parseDateTime);
/** `HH:mm` */
export const timeOf: (text: string | null | undefined) => Time | null = reading(parseTime);

const MINUTES = 5;
const DAY_AND_MINUTES = 16;

/** `08:30:00` -> `08:30` */
export const timeText = (value: { toString(): string } | null) => value?.toString().slice(0, MINUTES) ?? '';
/** `2026-11-20T08:30:00` -> `2026-11-20T08:30` */
export const localTimeText = (value: { toString(): string } | null) =>
  value?.toString().slice(0, DAY_AND_MINUTES) ?? '';
