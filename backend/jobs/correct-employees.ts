import { COMPANY } from '@fm/domain/company';
import { type Employee, employeeDerived, employees } from '@fm/domain/employee';
import { followRecord, type Reminder, reminders } from '@fm/domain/reminder';
import { decodeFields } from '../seed/write/decode';
import type { JobTarget } from './project';
import { commit, documentsIn, documentsWith, idOf, type StoredDocument, writeOf } from './stored-documents';

/** Reminders about one employee at most that are looked at. */
const MOST_REMINDERS = 100;

/**
 * Puts right the next expiry and the last day to sort by of employees that were stored before both were computed with
 * every write, and the reminders that follow that expiry. Gives the number of employees corrected. Run twice, it
 * corrects nothing more; what somebody changes meanwhile fails the run, and the next one goes on.
 */
export async function correctEmployees(target: JobTarget): Promise<number> {
  let corrected = 0;
  for await (const document of documentsIn(target, employees.path))
    if (await correct(target, document)) corrected += 1;
  return corrected;
}

async function correct(target: JobTarget, document: StoredDocument): Promise<boolean> {
  const before = decodeFields(document.fields ?? {}) as unknown as Employee;
  const right = rightOf(before);
  if (!right || (before.nextExpiry === right.nextExpiry && before.endSort === right.endSort)) return false;
  const writes = [
    writeOf(document, right),
    ...(before.nextExpiry === right.nextExpiry ? [] : await followers(target, document, before, right)),
  ];
  await commit(target, writes);
  return true;
}

/** The fields as they should be; undefined of a damaged record, of which nothing follows. */
function rightOf(employee: Employee): Pick<Employee, 'nextExpiry' | 'endSort'> | undefined {
  const { certificates = {} } = employee;
  if (typeof certificates !== 'object' || certificates === null) return undefined;
  try {
    const { nextExpiry, endSort } = employeeDerived(employee);
    return { nextExpiry, endSort };
  } catch {
    return undefined;
  }
}

/** Moves the reminders about an employee that follow the expiry, as a save of the employee would have. */
async function followers(
  target: JobTarget,
  employee: StoredDocument,
  before: Employee,
  right: Pick<Employee, 'nextExpiry' | 'endSort'>,
): Promise<object[]> {
  const about = ['entity.id', idOf(employee)] as const;
  const followed = (employee: Employee) => employees.followed?.(employee) ?? { days: {}, over: false };
  const move = { before: followed(before), after: followed({ ...before, ...right }), responsible: undefined };
  return (await documentsWith(target, reminders.path, about, MOST_REMINDERS)).flatMap((document) => {
    const reminder = decodeFields(document.fields ?? {}) as unknown as Reminder;
    const follows = reminder.rule?.kind === 'relative' && reminder.rule.field === 'nextExpiry';
    const patch = follows ? followRecord(reminder, move, COMPANY.timezone) : {};
    return Object.keys(patch).length === 0 ? [] : [writeOf(document, patch)];
  });
}
