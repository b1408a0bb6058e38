import * as records from '../rules-tests/samples';
import { references, stored } from './sample-row';

/** Employees that logins and orders name. */
export const people = {
  ...stored(records.EMPLOYEE, { displayName: 'Marek Wolny' }, 'marek'),
  ...stored(records.EMPLOYEE, { displayName: 'Olga Brandt' }, 'olga'),
  ...stored(records.EMPLOYEE, { displayName: 'Ana Adler' }, 'ana'),
  ...stored(records.EMPLOYEE, { displayName: 'Marek Wolny' }, 'e-manager'),
};

/** The order `w1`, which the employee of the manager's login leads, and what it refers to. */
export const crewed = (over: object = {}) => ({
  ...references,
  ...people,
  ...stored(
    records.WORK_ORDER,
    { leadId: 'marek', leadName: 'Marek Wolny', crewRefs: [], crewIds: [], ...over },
    'w1',
  ),
});

/** The same in work. */
export const working = crewed({
  status: 'inProgress',
  statusGroup: 'active',
  checklist: { ...records.WORK_ORDER.values.checklist },
});
