import { useRecordName } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import type { TaskView } from '../task-view';

/** The names of the people and customers a view filters by: the address knows their ids alone. */
export function useFilterNames({ assignee, customer }: TaskView['filter']) {
  const person = useRecordName(employees, assignee === 'me' ? undefined : assignee);
  return { assignee: assignee === 'me' ? 'me' : person, customer: useRecordName(customers, customer) };
}
