export { type BrokenPlace, brokenPlaces } from './broken-places';
export { healthOfDays } from './health-of-days';
export { addedRow, keyOf, mergeRows } from './merge-rows';
export {
  ENOUGH_OPENINGS,
  ENOUGH_PEOPLE,
  MOST_FAILING_SHARE,
  openingsOf,
  quarterAt,
  type ReleaseHealth,
  releaseHealthSchema,
  withOpenings,
} from './release-health';
export { reportOf } from './report';
export {
  ENOUGH_TIMES,
  failureShare,
  type UsedBuild,
  type UsedThing,
  usedBuilds,
  usedThings,
} from './summary';
export {
  MOST_DAY_ROWS,
  type ReportedRow,
  USAGE_DAYS,
  USAGE_PATH,
  USAGE_PERIODS,
  type UsageDay,
  type UsagePeriod,
  type UsageReport,
  usageDaySchema,
  usageReportSchema,
} from './usage-days';
export {
  brokenAt,
  bucketOf,
  isScreenPattern,
  MOST_SENT_ROWS,
  MOST_TIMES,
  NO_TIMES,
  SLOW_MS,
  timesOf,
  type UsageFailure,
  type UsageRow,
  type UsageSubject,
  usageRowSchema,
} from './usage-row';
