import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { recordSearch } from '@fm/data';
import { EMPLOYEE_STATUS_LABELS, employees } from '@fm/domain/employee';

export default {
  contract: CONTRACT,
  id: 'employees',
  search: recordSearch({
    collection: employees,
    orderBy: 'nameLower',
    hit: ({ displayName, jobTitle, team, status }) => ({
      title: displayName,
      detail: [jobTitle, team],
      ...(status !== 'active' && { state: EMPLOYEE_STATUS_LABELS[status] }),
    }),
  }),
} satisfies RemoteSearch;
