export { durationText as formatMinutes } from '@fm/domain/duration';
export { nounFor } from '@fm/domain/record';
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
} from './number';
export { parseDecimal } from './parse-decimal';
export { warmFormats } from './warm-formats';
