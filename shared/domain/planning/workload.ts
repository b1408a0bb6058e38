import type { CalendarDay } from '../calendar-day';
import type { WorkOrder } from '../work-order/work-order';
import { availabilityOn, type Person } from './availability';
import { type PlannedJob, sharedMinutes, spanOf, wholeDay } from './span';

/** Whether somebody works on a job: leads it or is on its crew. */
export const worksOn = (
  employeeId: string,
  { leadId, crewIds }: Pick<WorkOrder, 'leadId' | 'crewIds'>,
): boolean => leadId === employeeId || crewIds.includes(employeeId);

/** Minutes of these jobs that fall on a day, as clocks in `timezone` show it. Jobs at the same time count each. */
export function plannedMinutesOn(jobs: readonly PlannedJob[], day: CalendarDay, timezone: string): number {
  const whole = wholeDay(day, timezone);
  return jobs.reduce((sum, job) => {
    const span = spanOf(job);
    return span ? sum + sharedMinutes(span, whole) : sum;
  }, 0);
}

/** How much somebody has to do, against how much they can. */
export interface Workload {
  readonly plannedMin: number;
  readonly availableMin: number;
  readonly level: WorkloadLevel;
}

/** `off`: cannot work and has nothing planned. `over`: more planned than there is time, also on a day off. */
export type WorkloadLevel = 'off' | 'free' | 'partly' | 'full' | 'over';

/** From this part of the time on somebody counts as fully planned: what is left is the way between two jobs. */
const FULL_PART = 0.9;

export function workloadLevel(plannedMin: number, availableMin: number): WorkloadLevel {
  if (plannedMin > availableMin) return 'over';
  if (availableMin === 0) return 'off';
  if (plannedMin === 0) return 'free';
  return plannedMin >= availableMin * FULL_PART ? 'full' : 'partly';
}

/** What somebody has to do on these days: `jobs` are those the person works on, by `worksOn`. */
export function workloadOn(
  person: Person,
  jobs: readonly PlannedJob[],
  days: readonly CalendarDay[],
  timezone: string,
): Workload {
  const plannedMin = days.reduce((sum, day) => sum + plannedMinutesOn(jobs, day, timezone), 0);
  const availableMin = days.reduce((sum, day) => sum + availabilityOn(person, day).minutes, 0);
  return { plannedMin, availableMin, level: workloadLevel(plannedMin, availableMin) };
}
