export { type DayAhead, digestId, digestOf, MOST_TOLD } from './digest';
export { dayInWords } from './in-words';
