export {
  COMPARED_DAYS,
  comparedDays,
  type DayStatistics,
  STATISTIC_LABELS,
  STATISTIC_STEPS,
  STATISTICS,
  type Statistic,
  type StatisticStep,
} from './statistics';
export { statistics } from './statistics-kind';
