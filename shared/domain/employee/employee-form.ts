import * as v from 'valibot';
import { addressToForm, addressToRecord, emptyAddress, optionalAddressForm } from '../address';
import { optionalDay, requiredDay } from '../calendar-day';
import { COMPANY } from '../company';
import { optionalRef, toForm, toRecord } from '../record';
import { optionalEmail, optionalPhone, optionalText, personName, requiredText } from '../text';
import { absencesForm, absencesToForm, absencesToRecord } from './absences-form';
import { certificatesForm, certificatesToForm, certificatesToRecord } from './certificates-form';
import {
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPES,
  type Employee,
  employeeDerived,
  employeeSchema,
} from './employee';
import { type EmployeePrivate, employeePrivateSchema } from './employee-private';
import { FREE_WEEK } from './week-hours';
import { weekHoursForm, weekHoursToForm, weekHoursToRecord } from './week-hours-form';

const RATE = 'Enter an amount of 0 or more, or leave this empty.';
const optionalRate = v.nullable(v.pipe(v.number(RATE), v.safeInteger(RATE), v.minValue(0, RATE)));

/** What the employee form edits: the record, and the private details where the role may see them. */
export const employeeFormSchema = v.pipe(
  v.object({
    firstName: personName('a first name', 1, 60),
    lastName: personName('a last name', 1, 60),
    employeeNo: optionalText(20),
    email: optionalEmail,
    phone: optionalPhone,
    jobTitle: requiredText('a job title', 2, 80),
    team: requiredText('a team', 1, 40),
    employmentType: v.picklist(EMPLOYMENT_TYPES, 'Choose how this person is employed.'),
    status: v.picklist(EMPLOYEE_STATUSES, 'Choose a status.'),
    startDate: requiredDay('Enter the first day of work.'),
    endDate: optionalDay,
    managerRef: optionalRef,
    /** Whether the hours are this person's own, and not those usual for the employment. */
    ownHours: v.boolean(),
    weekHours: weekHoursForm,
    absences: absencesForm,
    certificates: certificatesForm,
    address: optionalAddressForm,
    emergencyContact: optionalText(200),
    notes: optionalText(5000),
    costRateMinor: optionalRate,
    billRateMinor: optionalRate,
  }),
  v.forward(
    v.check(
      ({ status, endDate }) => status !== 'left' || endDate !== '',
      'Enter the last day of work of someone who left.',
    ),
    ['endDate'],
  ),
  v.forward(
    v.check(
      ({ startDate, endDate }) => endDate === '' || endDate >= startDate,
      'Enter a last day on or after the first day.',
    ),
    ['endDate'],
  ),
);
export type EmployeeInput = v.InferInput<typeof employeeFormSchema>;
export type EmployeeValues = v.InferOutput<typeof employeeFormSchema>;

const emptyPrivate = () => ({
  address: emptyAddress(),
  emergencyContact: '',
  notes: '',
  costRateMinor: null,
  billRateMinor: null,
});

export const emptyEmployee = (): EmployeeInput => ({
  firstName: '',
  lastName: '',
  employeeNo: '',
  email: '',
  phone: '',
  jobTitle: '',
  team: COMPANY.teams[0],
  employmentType: 'full',
  status: 'active',
  startDate: '',
  endDate: '',
  managerRef: null,
  ownHours: false,
  weekHours: weekHoursToForm(FREE_WEEK),
  absences: [],
  certificates: [],
  ...emptyPrivate(),
});

export const employeeToForm = (employee: Employee, details: EmployeePrivate = {}): EmployeeInput =>
  toForm(emptyEmployee(), {
    ...employee,
    ...details,
    ownHours: employee.weekHours !== undefined,
    weekHours: weekHoursToForm(employee.weekHours ?? FREE_WEEK),
    absences: absencesToForm(employee.absences),
    certificates: certificatesToForm(employee.certificates),
    address: addressToForm(details.address),
  });

/** The record's own fields: those of the form, and from `before` those the form does not edit. */
export function employeeToRecord(values: EmployeeValues, before?: Employee): Employee {
  const { ownHours, address, emergencyContact, notes, costRateMinor, billRateMinor, ...typed } = values;
  const own = toRecord(employeeSchema, typed);
  const certificates = certificatesToRecord(values.certificates, before?.certificates);
  return {
    ...own,
    userId: before?.userId,
    weekHours: ownHours ? weekHoursToRecord(values.weekHours) : undefined,
    absences: absencesToRecord(values.absences),
    certificates,
    ...employeeDerived({ ...own, certificates }),
  };
}

/** What the form says of the private details. */
export const employeeToPrivate = (values: EmployeeValues): EmployeePrivate => {
  const { emergencyContact, notes, costRateMinor, billRateMinor } = values;
  return {
    ...toRecord(employeePrivateSchema, { emergencyContact, notes, costRateMinor, billRateMinor }),
    address: addressToRecord(values.address),
  };
};

/** Whether there is anything to store of them. */
export const hasPrivate = (details: EmployeePrivate): boolean =>
  Object.values(details).some((value) => value !== undefined);

export const employeeForm = {
  schema: employeeFormSchema,
  empty: emptyEmployee,
  fromRecord: employeeToForm,
  toRecord: employeeToRecord,
};
