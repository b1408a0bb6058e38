export {
  ABSENCE_KIND_LABELS,
  ABSENCE_KINDS,
  type Absence,
  type AbsenceKind,
  absenceSchema,
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
export { employees } from './employee-kind';
export {
  type EmployeePrivate,
  employeePrivateSchema,
  PRIVATE_ID,
} from './employee-private';
export { employeePrivateOf } from './employee-private-kind';
export { erasedName, isErased } from './erased-name';
export { hasLeft, statusOn, statusToStore, WORK_KINDS, type WorkKind, whyNotPlanned } from './leaving';
export { personRef } from './person-ref';
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
