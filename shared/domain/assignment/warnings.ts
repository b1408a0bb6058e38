import { type CalendarDay, dayIn, weekdayOf, weekOf } from '../calendar-day';
import { durationText } from '../duration';
import { EMPLOYEE_STATUS_LABELS, type Employee, hasLeft, isNeededFor, latestCertificates } from '../employee';
import { companyHoliday } from '../holidays';
import { absenceOn, overlap, type Span, spanOf, workloadOn, worksOn } from '../planning';
import type { Stored } from '../record';
import { WEEKDAY_LABELS } from '../recurrence';
import type { WorkOrderType } from '../work-order';
import { type AssignmentFormats, type BookedJob, daysOf, type JobToAssign, nameOf } from './job';
import { minutesOutside, workTimes } from './working-time';

export const ASSIGNMENT_WARNINGS = [
  'left',
  'suspended',
  'absent',
  'notWorking',
  'overlap',
  'overWeekHours',
  'certificateExpired',
] as const;
export type AssignmentWarningKind = (typeof ASSIGNMENT_WARNINGS)[number];

/** The message for planning against warnings without a reason, and the one beside the field for the reason. */
export const SPOKEN_AGAINST = 'Nothing was saved: something speaks against this plan.';
export const NO_REASON = 'Say why, or change the plan.';

/** A warning against giving a work order to a person. No warning forbids the assignment. */
export interface AssignmentWarning {
  readonly kind: AssignmentWarningKind;
  readonly employeeId: string;
  /** A sentence, with times as clocks at the site show them. */
  readonly words: string;
  /** The other job of an overlap. */
  readonly orderId?: string;
}

type Found = Omit<AssignmentWarning, 'employeeId'>;

/**
 * What speaks against this person doing this job. `others` are jobs of the same week, whoever does them; only
 * unfinished ones of this person take the same time, finished ones count for the hours of the week.
 */
export function assignmentWarnings(
  person: Stored<Employee>,
  job: JobToAssign,
  others: readonly BookedJob[],
  formats: AssignmentFormats,
): readonly AssignmentWarning[] {
  const own = others.filter((other) => other.id !== job.id && worksOn(person.id, other));
  const days = daysOf(job);
  const away = presence(person, days, formats);
  const found = [
    ...away,
    ...(away.length > 0 ? [] : hours(person, job, formats)),
    ...overlaps(person, job, own, formats),
    ...(away.length > 0 ? [] : week(person, job, own)),
    ...certificates(person, days, job.type, formats),
  ];
  return found.map((warning) => ({ ...warning, employeeId: person.id }));
}

/**
 * Sentences on why somebody cannot do work on these days: they have left, are away or suspended, or lack a certificate that
 * this kind of work needs. Without a kind of work nothing is asked of certificates.
 */
export const reasonsAgainst = (
  person: Employee,
  days: readonly CalendarDay[],
  type: WorkOrderType | undefined,
  formats: Pick<AssignmentFormats, 'day'>,
): readonly string[] =>
  [...presence(person, days, formats), ...(type ? certificates(person, days, type, formats) : [])].map(
    ({ words }) => words,
  );

/** The warning that the person is away; the first reason is enough. */
function presence(
  person: Employee,
  days: readonly CalendarDay[],
  formats: Pick<AssignmentFormats, 'day'>,
): Found[] {
  const { displayName: name, status, startDate, endDate } = person;
  const isGone = days.length === 0 ? status === 'left' : days.some((day) => hasLeft(person, day));
  if (isGone) {
    const leaves = status !== 'left' && endDate !== undefined;
    const words = leaves
      ? `${name} leaves on ${formats.day(endDate)}.`
      : `${name} is marked "${EMPLOYEE_STATUS_LABELS.left}".`;
    return [{ kind: 'left', words }];
  }
  if (status === 'suspended') return [{ kind: 'suspended', words: `${name} is suspended.` }];
  const [absence] = days.flatMap((day) => absenceOn(person, day) ?? []);
  if (absence) {
    const { from, to } = absence;
    const when = from === to ? `on ${formats.day(from)}` : `from ${formats.day(from)} to ${formats.day(to)}`;
    return [{ kind: 'absent', words: `${name} is away ${when}.` }];
  }
  if (status === 'onLeave') return [{ kind: 'absent', words: `${name} is on leave.` }];
  if (days.some((day) => day < startDate))
    return [{ kind: 'absent', words: `${name} starts on ${formats.day(startDate)}.` }];
  return [];
}

function hours(person: Employee, job: JobToAssign, formats: AssignmentFormats): Found[] {
  const { displayName: name } = person;
  const [holiday] = daysOf(job).filter((day) => companyHoliday(day) !== undefined);
  if (holiday !== undefined) {
    const words = `${formats.day(holiday)} is a public holiday: ${companyHoliday(holiday)}.`;
    return [{ kind: 'notWorking', words }];
  }
  const outside = minutesOutside(person, job);
  if (outside === 0) return [];
  const works = workTimes(person, job);
  const [day] = daysOf(job);
  if (works.length === 0 && day !== undefined)
    return [{ kind: 'notWorking', words: `${name} does not work on a ${WEEKDAY_LABELS[weekdayOf(day)]}.` }];
  const isOneDay = daysOf(job).length === 1;
  const spans = works
    .map((span) => {
      const on = isOneDay ? '' : `on ${formats.day(dayIn(job.timezone, span.start))} `;
      return `${on}${clock(span, job.timezone, formats)}`;
    })
    .join(' and ');
  const words = `${name} works ${spans}: ${durationText(outside)} of this job is outside these hours.`;
  return [{ kind: 'notWorking', words }];
}

function overlaps(
  { displayName: name }: Employee,
  job: JobToAssign,
  own: readonly BookedJob[],
  formats: AssignmentFormats,
): Found[] {
  const wanted = spanOf(job);
  if (!wanted) return [];
  return own.flatMap((other) => {
    const booked = spanOf(other);
    if (other.statusGroup === 'closed' || !booked || !overlap(wanted, booked)) return [];
    // Leaves out end times that were derived from the estimate.
    const when = other.plannedEnd
      ? clock(booked, job.timezone, formats)
      : `from ${formats.time(booked.start, job.timezone)}`;
    const day = dayIn(job.timezone, booked.start);
    const on = day === daysOf(job)[0] ? '' : ` on ${formats.day(day)}`;
    const words = `${name} is already booked ${when}${on}: ${nameOf(other)}.`;
    return [{ kind: 'overlap' as const, words, orderId: other.id }];
  });
}

function week(person: Employee, job: JobToAssign, own: readonly BookedJob[]): Found[] {
  const [day] = daysOf(job);
  if (day === undefined) return [];
  const { plannedMin, availableMin } = weekLoad(person, job, day, own);
  if (plannedMin <= availableMin) return [];
  const words = `${person.displayName} has ${durationText(availableMin)} in this week and would have ${durationText(plannedMin)} planned.`;
  return [{ kind: 'overWeekHours', words }];
}

/** The person's week around a day, with this work order among the others. */
export const weekLoad = (person: Employee, job: JobToAssign, day: CalendarDay, own: readonly BookedJob[]) =>
  workloadOn(person, [...own.filter(({ status }) => status !== 'cancelled'), job], weekOf(day), job.timezone);

function certificates(
  { displayName: name, certificates: held }: Employee,
  days: readonly CalendarDay[],
  type: WorkOrderType | undefined,
  formats: Pick<AssignmentFormats, 'day'>,
): Found[] {
  const day = days.at(-1);
  if (day === undefined) return [];
  return latestCertificates(held).flatMap((certificate) => {
    const { name: what, no, expiresOn } = certificate;
    if (expiresOn === undefined || expiresOn >= day || !isNeededFor(certificate, type)) return [];
    const which = no === undefined ? `"${what}"` : `"${what}" (${no})`;
    const words = `${name}'s certificate ${which} is valid until ${formats.day(expiresOn)} only.`;
    return [{ kind: 'certificateExpired' as const, words }];
  });
}

/** "from 08:00 to 16:30". */
const clock = ({ start, end }: Span, timezone: string, { time }: AssignmentFormats): string =>
  `from ${time(start, timezone)} to ${time(end, timezone)}`;
