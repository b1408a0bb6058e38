import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  type Employee,
  type EmployeePrivate,
  type EmployeeValues,
  employeeForm,
  employeePrivateOf,
  employeePrivateSchema,
  employees,
  employeeToPrivate,
  hasPrivate,
  PRIVATE_ID,
  statusToStore,
} from '@fm/domain/employee';
import { type Ref, recordId, type Stored } from '@fm/domain/record';
import { can } from '@fm/domain/role';
import * as v from 'valibot';
import { defineCommand } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid, missing, refused } from '../failure';
import { personRef } from '../reference';
import type { Unit } from '../unit';
import { keepLoginName } from '../user';
import { circleProblem } from './reporting-line';

/** Employees with a payroll number: one of them may be the one that is saved. */
export const employeesNumbered = (employeeNo: string): DocumentQuery => ({
  path: employees.path,
  filters: [
    ['trashed', '==', false],
    ['employeeNo', '==', employeeNo],
  ],
  orders: [],
  limit: 2,
});

/**
 * Creates an employee, or saves the form, with the private details in the same transaction. A login is not given here:
 * what the page says of `userId` counts for nothing.
 */
export const saveEmployee = defineCommand({
  name: 'employees.save',
  permission: 'employees:edit',
  input: v.object({
    id: recordId,
    values: employeeForm.schema,
    base: v.nullable(employees.schema as v.GenericSchema<Employee, Employee>),
    /**
     * The private details as the form was filled with them; null where nothing was stored. Left out where the form did
     * not show them: then they stay as they are.
     */
    details: v.optional(
      v.nullable(employeePrivateSchema as v.GenericSchema<EmployeePrivate, EmployeePrivate>),
    ),
    /** Ties this change to the work that was handed over before. */
    batchId: v.optional(recordId),
  }),
  async run(unit, { id, values, base, details, batchId }, { actor, now }) {
    if (details !== undefined && !can(actor.role, 'employees:private')) throw new FailureSignal(refused);
    const current = await unit.find(employees, id);
    if (base !== null && (!current || current.trashed)) throw new FailureSignal(missing);
    const day = today(COMPANY.timezone, now);
    const managerRef = await checkedEmployee(unit, id, values, base?.managerRef, day);
    const status = statusToStore(values, base?.status, day);
    const record = employeeForm.toRecord({ ...values, managerRef, status }, base ?? undefined);
    // Sees the name before.
    if (base !== null) await keepLoginName(unit, actor, id, base, values);
    await unit.save(employees, id, base, record, batchId === undefined ? undefined : { batchId });
    if (details !== undefined) await savePrivateDetails(unit, id, employeeToPrivate(values), details);
    return null;
  },
});

/** Checks what only the store knows, and gives the manager by the name of the record. Throws a `FailureSignal`. */
export async function checkedEmployee(
  unit: Unit,
  id: string,
  {
    employeeNo,
    managerRef,
    status,
    endDate,
  }: Pick<EmployeeValues, 'employeeNo' | 'managerRef' | 'status' | 'endDate'>,
  managerBefore: Ref | undefined,
  day: string,
): Promise<Ref | null> {
  const isOver = status !== 'left' && endDate !== '' && endDate < day;
  // A circle of before keeps nobody from saving something else.
  const isSame = managerRef !== null && managerRef.id === managerBefore?.id;
  const [other, circle] = await Promise.all([
    employeeNo === '' ? undefined : unit.list(employees, employeesNumbered(employeeNo)).then(notOf(id)),
    managerRef && !isSame && circleProblem(unit, id, managerRef),
  ]);
  const fields = {
    ...(isOver && { 'values.endDate': 'Empty the last day, or choose the status “Left”.' }),
    ...(other && { 'values.employeeNo': `${other.displayName} already has this number.` }),
    ...(circle && { 'values.managerRef': circle }),
  };
  if (Object.keys(fields).length > 0)
    throw new FailureSignal(invalid('Nothing was saved: look at the marked fields.', fields));
  return personRef(unit, 'values.managerRef', {
    typed: managerRef,
    base: managerBefore,
    stored: managerBefore,
  });
}

const notOf =
  (id: string) =>
  <R extends { readonly id: string }>(found: readonly R[]): R | undefined =>
    found.find((one) => one.id !== id);

/** Fields of the private details that are not there: what a form starts with. */
const NOTHING: EmployeePrivate = {
  address: undefined,
  emergencyContact: undefined,
  notes: undefined,
  costRateMinor: undefined,
  billRateMinor: undefined,
};

/**
 * Stores the private details of an employee as the form says, merged with what others stored since `before`, which is
 * null where there was nothing. Their history lies with them, where only those read it who may read them.
 */
async function savePrivateDetails(
  unit: Unit,
  employeeId: string,
  details: EmployeePrivate,
  before: EmployeePrivate | null,
): Promise<void> {
  const kind = employeePrivateOf(employeeId);
  const stored = await unit.find(kind, PRIVATE_ID);
  if (stored) {
    const base = { ...NOTHING, ...before, id: PRIVATE_ID } as Stored<EmployeePrivate>;
    return unit.update(kind, base, details);
  }
  // The note tells their beginning apart from that of the employee.
  if (hasPrivate(details)) await unit.create(kind, PRIVATE_ID, details, { note: 'Private details' });
}
