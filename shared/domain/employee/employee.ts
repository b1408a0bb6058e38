import * as v from 'valibot';
import { calendarDay, NO_DAY } from '../calendar-day';
import { ref } from '../record';
import { fold } from '../tokens';
import { absenceSchema, MOST_ABSENCES } from './absence';
import { certificatesSchema, nextExpiryOf } from './certificate';
import { weekHoursSchema } from './week-hours';

export const EMPLOYEE_STATUSES = ['active', 'onLeave', 'suspended', 'left'] as const;
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];
export const EMPLOYEE_STATUS_LABELS: Readonly<Record<EmployeeStatus, string>> = {
  active: 'Active',
  onLeave: 'On leave',
  suspended: 'Suspended',
  left: 'Left',
};

export const EMPLOYMENT_TYPES = ['full', 'part', 'temp', 'contractor'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export const EMPLOYMENT_TYPE_LABELS: Readonly<Record<EmploymentType, string>> = {
  full: 'Full time',
  part: 'Part time',
  temp: 'Temporary',
  contractor: 'Contractor',
};

/** A person who works for the company, with or without a login, as every colleague may see it. */
export const employeeSchema = v.object({
  firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  lastName: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  displayName: v.pipe(v.string(), v.maxLength(121)),
  /** Folded last name, then first name: for sorting. */
  nameLower: v.string(),
  /** As payroll numbers people. */
  employeeNo: v.optional(v.pipe(v.string(), v.maxLength(20))),
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  phone: v.optional(v.pipe(v.string(), v.maxLength(40))),
  jobTitle: v.pipe(v.string(), v.maxLength(80)),
  team: v.pipe(v.string(), v.maxLength(40)),
  employmentType: v.picklist(EMPLOYMENT_TYPES),
  status: v.picklist(EMPLOYEE_STATUSES),
  startDate: calendarDay,
  /** The last day of work. */
  endDate: v.optional(calendarDay),
  /** That day, or one after all others: a query of who works on a day would miss those without. */
  endSort: v.optional(v.string()),
  managerRef: v.optional(ref),
  /** The login of this person: what reminders and mentions go to. Given where logins are managed. */
  userId: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Left out where the hours are those usual for the employment. */
  weekHours: v.optional(weekHoursSchema),
  absences: v.optional(v.pipe(v.array(absenceSchema), v.maxLength(MOST_ABSENCES))),
  certificates: v.optional(certificatesSchema),
  /** The earliest day a certificate expires that was not renewed. */
  nextExpiry: v.optional(calendarDay),
});
export type Employee = v.InferOutput<typeof employeeSchema>;

/** The fields that follow from the others of an employee. */
export const employeeDerived = ({
  firstName,
  lastName,
  certificates,
  endDate,
}: Pick<Employee, 'firstName' | 'lastName' | 'certificates' | 'endDate'>) => ({
  nextExpiry: nextExpiryOf(certificates),
  displayName: `${firstName} ${lastName}`,
  nameLower: fold(`${lastName} ${firstName}`),
  endSort: endDate ?? NO_DAY,
});
