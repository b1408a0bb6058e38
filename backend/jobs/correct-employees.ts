import { COMPANY } from '@fm/domain/company';
import { type Employee, employeeDerived, employees } from '@fm/domain/employee';
import { followRecord, type Reminder, reminders } from '@fm/domain/reminder';
import { decodeFields } from '../seed/write/decode';
import { encodeFields } from '../seed/write/encode';
import { callAsOwner, documentsOf, type JobTarget } from './project';

/** Employees read at a time. */
const PAGE = 300;
/** Reminders about one employee at most that are looked at. */
const MOST_REMINDERS = 100;

interface StoredDocument {
  readonly name: string;
  readonly updateTime: string;
  readonly fields?: object;
}

/**
 * Puts right the next expiry and the last day to sort by of employees that were stored before both were computed with
 * every write, and the reminders that follow that expiry. Gives the number of employees corrected. Run twice, it
 * corrects nothing more; what somebody changes meanwhile fails the run, and the next one goes on.
 */
export async function correctEmployees(target: JobTarget): Promise<number> {
  let corrected = 0;
  let token = '';
  do {
    const page = `${documentsOf(target)}/${employees.path}?pageSize=${PAGE}&pageToken=${encodeURIComponent(token)}`;
    const answer = (await callAsOwner(target, 'GET', page)) as {
      documents?: readonly StoredDocument[];
      nextPageToken?: string;
    };
    for (const document of answer.documents ?? []) if (await correct(target, document)) corrected += 1;
    token = answer.nextPageToken ?? '';
  } while (token !== '');
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
  await callAsOwner(target, 'POST', `${documentsOf(target)}:commit`, { writes });
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
  { name }: StoredDocument,
  before: Employee,
  right: Pick<Employee, 'nextExpiry' | 'endSort'>,
): Promise<object[]> {
  const fieldFilter = {
    field: { fieldPath: 'entity.id' },
    op: 'EQUAL',
    value: { stringValue: name.slice(name.lastIndexOf('/') + 1) },
  };
  const structuredQuery = {
    from: [{ collectionId: reminders.path }],
    where: { fieldFilter },
    limit: MOST_REMINDERS,
  };
  const answers = await callAsOwner(target, 'POST', `${documentsOf(target)}:runQuery`, { structuredQuery });
  const followed = (employee: Employee) => employees.followed?.(employee) ?? { days: {}, over: false };
  const move = { before: followed(before), after: followed({ ...before, ...right }), responsible: undefined };
  return (answers as { readonly document?: StoredDocument }[]).flatMap(({ document }) => {
    if (!document) return [];
    const reminder = decodeFields(document.fields ?? {}) as unknown as Reminder;
    const follows = reminder.rule?.kind === 'relative' && reminder.rule.field === 'nextExpiry';
    const patch = follows ? followRecord(reminder, move, COMPANY.timezone) : {};
    return Object.keys(patch).length === 0 ? [] : [writeOf(document, patch)];
  });
}

/** Writes only these fields, and only while the document is as it was read. */
const writeOf = ({ name, updateTime }: StoredDocument, fields: object) => ({
  update: { name, fields: encodeFields(fields) },
  updateMask: { fieldPaths: Object.keys(fields) },
  currentDocument: { updateTime },
});
