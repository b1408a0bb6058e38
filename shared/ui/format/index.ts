export { type DayStyle, daysBetween, formatDay, localDay, relativeDay } from './day';
export { formatAgo, formatInstant, formatLocalTime, formatMinutes, formatTime } from './instant';
export { formatCount, formatMoney, formatNumber, formatPercent, formatQuantity } from './number';
