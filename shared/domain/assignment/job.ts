import { addDays, type CalendarDay, dayIn } from '../calendar-day';
import { type PlannedDays, type PlannedJob, type Span, spanOf, weeksAround } from '../planning';
import type { Ref, Stored } from '../record';
import type { WorkOrder, WorkOrderType } from '../work-order';

/** A job somebody is to do, as it is stored or while a form still has it. */
export interface JobToAssign extends PlannedJob {
  /** Absent while the job is not stored. */
  readonly id?: string | undefined;
  /** Of the site: its clock is the one that hours and absences are held against. */
  readonly timezone: string;
  /** What kind of work it is: not every certificate is needed for every kind. */
  readonly type?: WorkOrderType | undefined;
  /** What it is about: title and assets name the trade it takes. */
  readonly title?: string | undefined;
  readonly assetRefs?: readonly Ref[] | undefined;
}

/** A job that is planned already, as far as it takes somebody's time. */
export type BookedJob = Pick<
  Stored<WorkOrder>,
  'id' | 'number' | 'title' | 'status' | 'statusGroup' | 'leadId' | 'crewIds'
> &
  PlannedJob;

/** How moments are written, so that this module needs no browser. */
export interface AssignmentFormats {
  day(day: CalendarDay): string;
  time(at: Date, timezone: string): string;
}

/** The days a job touches where it is done: one, or two of a night shift. None while it is not planned. */
export function daysOf(job: JobToAssign): readonly CalendarDay[] {
  const span = spanOf(job);
  if (!span) return [];
  const first = dayIn(job.timezone, span.start);
  const last = dayIn(job.timezone, lastMoment(span));
  const days = [first];
  while ((days.at(-1) ?? last) < last) days.push(addDays(days.at(-1) ?? last, 1));
  return days;
}

const lastMoment = ({ start, end }: Span): Date => new Date(Math.max(start.getTime(), end.getTime() - 1));

/** The planned days among which everything lies that speaks for or against these jobs. */
export const daysToLookAt = (jobs: readonly JobToAssign[]): PlannedDays | undefined =>
  weeksAround(jobs.flatMap(daysOf));

/** "WO-2026-0007 Lift check". */
export const nameOf = ({ number, title }: BookedJob): string =>
  number === undefined ? title : `${number} ${title}`;
