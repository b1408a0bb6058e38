export {
  ABSENCE_KIND_LABELS,
  ABSENCE_KINDS,
  type Absence,
  type AbsenceKind,
  absenceSchema,
  MOST_NEW_ABSENCES,
} from './absence';
export { type AbsencesInput, isLongOver } from './absences-form';
export {
  CERTIFICATE_STATUS_LABELS,
  CERTIFICATE_STATUSES,
  type Certificate,
  certificateSchema,
  isNeededFor,
  isRenewed,
  latestCertificates,
  MOST_NEW_CERTIFICATES,
  nextExpiryOf,
} from './certificate';
export type { CertificatesInput } from './certificates-form';
export {
  EMPLOYEE_STATUS_LABELS,
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  type Employee,
  type EmployeeStatus,
  type EmploymentType,
  employeeDerived,
  employeeSchema,
  employees,
  TEAMS,
} from './employee';
export {
  type EmployeeInput,
  type EmployeeValues,
  employeeForm,
  employeeFormSchema,
  employeeToForm,
  employeeToPrivate,
  employeeToRecord,
  emptyEmployee,
  hasPrivate,
} from './employee-form';
export {
  type EmployeePrivate,
  employeePrivateOf,
  employeePrivateSchema,
  PRIVATE_ID,
} from './employee-private';
export { hasLeft, statusOn, statusToStore, WORK_KINDS, type WorkKind, whyNotPlanned } from './leaving';
export {
  FREE_WEEK,
  FULL_WEEK,
  HALF_WEEK,
  officeWeek,
  usualWeek,
  WEEKDAY_LABELS,
  WEEKDAYS,
  type WeekHours,
  type WorkSpan,
  weekHoursSchema,
  workSpansOn,
} from './week-hours';
export { typedMinutes, type WeekHoursInput, weekHoursToForm } from './week-hours-form';
