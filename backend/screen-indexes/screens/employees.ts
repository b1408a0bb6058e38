import type { Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { findOpenWork } from '../../../remotes/employees/src/features/leaving/api/find-open-work';
import { suggestedColleague } from '../../../remotes/employees/src/features/leaving/api/suggested-colleague';
import { employeeList } from '../../../remotes/employees/src/features/list/employee-list';
import { usePlannedWork } from '../../../remotes/employees/src/features/work/planned-work';
import employeesSearch from '../../../remotes/employees/src/search';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { DAY, DAYS } from '../samples';

/** What the employees area asks. */
export const employeesQueries: ScreenQueries = {
  'remotes/employees/src/features/work/planned-work.ts': ({ hook }) =>
    hook(() => usePlannedWork('x', DAYS, DAY)),
  'remotes/employees/src/features/leaving/api/find-open-work.ts': async () => {
    await findOpenWork({ id: 'x', displayName: 'X', userId: 'x' } as Stored<Employee>, DAY, DAY);
  },
  'remotes/employees/src/features/leaving/api/suggested-colleague.ts': async () => {
    await suggestedColleague({ id: 'x', team: 'x' } as Stored<Employee>, DAY, [DAY]);
  },
  'remotes/employees/src/features/list/api/employees-query.ts': ({ list }) => list(employeeList),
  'remotes/employees/src/search.ts': finding(employeesSearch),
};
