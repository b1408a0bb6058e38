export { type Availability, absenceOn, availabilityOn, type Person } from './availability';
export { OPEN_END_MIN, overlap, type PlannedJob, type Span, sharedMinutes, spanOf, wholeDay } from './span';
export {
  plannedMinutesOn,
  type Workload,
  type WorkloadLevel,
  workloadLevel,
  workloadOn,
  worksOn,
} from './workload';
