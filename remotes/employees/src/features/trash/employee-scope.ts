import type { TrashScope } from '@fm/data';
import { type Employee, employees } from '@fm/domain/employee';
import { OPEN_TASK_STATUSES, tasks } from '@fm/domain/task';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';

/** An employee goes to the trash once others have taken over the open work. */
export const employeeScope: TrashScope<Employee> = {
  kind: employees,
  against: ({ id }) => [
    {
      kind: workOrders,
      which: (spec) => spec.where('leadId', '==', id).where('statusGroup', 'in', UNFINISHED_GROUPS),
      one: 'work order that this person leads',
      many: 'work orders that this person leads',
    },
    {
      kind: tasks,
      which: (spec) => spec.where('assigneeRef.id', '==', id).where('status', 'in', OPEN_TASK_STATUSES),
      one: 'open task of this person',
      many: 'open tasks of this person',
    },
  ],
};
