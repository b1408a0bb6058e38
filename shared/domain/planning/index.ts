export { type Availability, absenceOn, availabilityOn, type Person } from './availability';
export { conflictsAmong } from './conflicts';
export { firstFreeTime, firstGap, leftFrom } from './first-gap';
export { daysShown, PERIODS, type Period, periodBeside, weekNumber } from './period';
export { minuteOf, type Placed, placedOn } from './placing';
export { proposedTime } from './proposed-time';
export { clockOf, movedEnd, movedToDay, movedToTime, type PlannedTime } from './replan';
export { OPEN_END_MIN, overlap, type PlannedJob, type Span, sharedMinutes, spanOf, wholeDay } from './span';
export { type PlannedDays, weeksAround } from './weeks-around';
export {
  plannedMinutesOn,
  type Workload,
  type WorkloadLevel,
  workloadLevel,
  workloadOn,
  worksOn,
} from './workload';
