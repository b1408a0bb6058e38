import { COMPANY } from '../company';
import { DERIVED, defineKind, REPEATED } from '../record';
import { tokensOf } from '../tokens';
import { WORK_ORDER_TYPE_LABELS } from '../work-order/work-order';
import { ABSENCE_KIND_LABELS } from './absence';
import { CERTIFICATE_STATUS_LABELS } from './certificate';
import {
  EMPLOYEE_STATUS_LABELS,
  EMPLOYMENT_TYPE_LABELS,
  type Employee,
  employeeDerived,
  employeeSchema,
} from './employee';
import { personRef } from './person-ref';
import { absenceText, spansText, weekText } from './time-text';
import { WEEKDAY_LABELS, WEEKDAYS } from './week-hours';

export const employees = defineKind<Employee>({
  path: 'employees',
  type: 'employee',
  called: { one: 'employee', many: 'employees' },
  permission: 'employees:edit',
  trash: 'alone',
  besidesTrash: ({ displayName, userId }) =>
    userId === undefined
      ? undefined
      : {
          goes: `${displayName} can no longer sign in.`,
          returns: `The login of ${displayName} stays off until an administrator enables it.`,
        },
  children: [
    {
      type: 'workOrder',
      by: 'leadId',
      trash: 'unfinished stay',
      one: 'work order that this person leads',
      many: 'work orders that this person leads',
    },
    {
      type: 'task',
      by: 'assigneeRef.id',
      trash: 'unfinished stay',
      one: 'open task of this person',
      many: 'open tasks of this person',
    },
    {
      type: 'workOrder',
      by: 'crewIds',
      amongMany: true,
      trash: 'unfinished stay',
      one: 'work order with this person on the crew',
      many: 'work orders with this person on the crew',
    },
    {
      type: 'maintenancePlan',
      by: 'template.leadId',
      trash: 'unfinished stay',
      one: 'maintenance plan that this person leads',
      many: 'maintenance plans that this person leads',
    },
    {
      type: 'maintenancePlan',
      by: 'template.crewRefs',
      amongMany: true,
      names: personRef,
      trash: 'unfinished stay',
      one: 'maintenance plan with this person on the crew',
      many: 'maintenance plans with this person on the crew',
    },
    {
      type: 'reminder',
      by: 'ownerRef.id',
      names: ({ userId }) => userId,
      // Those about nothing are nobody else's business, and some find the next one by themselves.
      counts: (reminder) => 'entity' in reminder && !('toResponsible' in reminder),
      trash: 'unfinished stay',
      one: 'reminder of this person',
      many: 'reminders of this person',
    },
  ],
  get numberPrefix() {
    return COMPANY.numberPrefixes.employee;
  },
  schema: employeeSchema,
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    displayName: REPEATED,
    nameLower: DERIVED,
    employeeNo: 'Employee number',
    email: 'E-mail',
    phone: 'Phone',
    jobTitle: 'Job title',
    team: 'Team',
    employmentType: { label: 'Employment type', labels: EMPLOYMENT_TYPE_LABELS },
    status: { label: 'Status', labels: EMPLOYEE_STATUS_LABELS },
    startDate: { label: 'Start date', format: 'day' },
    endDate: { label: 'End date', format: 'day' },
    endSort: DERIVED,
    managerRef: 'Manager',
    userId: { label: 'User id', isByCommand: true },
    weekHours: {
      label: 'Week hours',
      format: weekText,
      fields: Object.fromEntries(
        WEEKDAYS.map((day) => [day, { label: WEEKDAY_LABELS[day], format: spansText }]),
      ),
    },
    absences: {
      label: 'Absences',
      format: absenceText,
      each: {
        from: { label: 'from', format: 'day' },
        to: { label: 'to', format: 'day' },
        kind: { label: 'kind', labels: ABSENCE_KIND_LABELS, restricted: { instead: 'other' } },
      },
    },
    certificates: {
      label: 'Certificates',
      each: {
        name: 'name',
        no: 'no',
        issuedOn: { label: 'issued on', format: 'day' },
        expiresOn: { label: 'expires on', format: 'day' },
        status: { label: 'status', labels: CERTIFICATE_STATUS_LABELS },
        types: { label: 'types', labels: WORK_ORDER_TYPE_LABELS },
        order: REPEATED,
      },
    },
    nextExpiry: DERIVED,
  },
  personal: [
    'firstName',
    'lastName',
    'displayName',
    'nameLower',
    'employeeNo',
    'email',
    'phone',
    'absences',
    'certificates',
    'nextExpiry',
  ],
  label: (employee) => employee.displayName,
  tokens: ({ lastName, firstName, employeeNo, number, jobTitle, team, phone, email }) =>
    tokensOf([lastName, firstName, employeeNo, number, jobTitle, team, phone, email]),
  derived: employeeDerived,
  followed: ({ status, nextExpiry, managerRef }) => ({
    days: { nextExpiry },
    over: status === 'left',
    responsible: managerRef?.id,
  }),
});
