export { durationText as formatMinutes } from '@fm/domain/duration';
export { type DayStyle, daysBetween, formatDay, localDay, relativeDay } from './day';
export { formatAgo, formatInstant, formatLocalTime, formatTime } from './instant';
export {
  formatCount,
  formatCounted,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatSentence,
  nounFor,
} from './number';
export { parseDecimal } from './parse-decimal';
