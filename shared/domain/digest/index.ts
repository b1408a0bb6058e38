export { type DayAhead, digestId, digestOf, MOST_LISTED } from './digest';
export { dayInWords } from './in-words';
