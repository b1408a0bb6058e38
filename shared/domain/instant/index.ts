export {
  clockChange,
  instant,
  instantAt,
  isTimeOfDay,
  MS_PER_MINUTE,
  minutesBetween,
  minutesOfDay,
  optionalTime,
  timeIn,
} from './instant';
export { isTimezone, timezone } from './timezone';
