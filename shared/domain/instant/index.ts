export {
  clockChange,
  instant,
  instantAt,
  isTimeOfDay,
  MS_PER_MINUTE,
  minutesBetween,
  optionalTime,
  timeIn,
} from './instant';
export { isTimezone, timezone } from './timezone';
