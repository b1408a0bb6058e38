import { type Asset, assets } from '../asset';
import { type Customer, contactsOf, customers } from '../customer';
import { type Employee, employees } from '../employee';
import { maintenancePlans, type Plan } from '../maintenance';
import { type Offer, offers } from '../offer';
import { sites } from '../site';
import { OPEN_TASK_STATUSES, type Task, tasks } from '../task';
import { UNFINISHED_GROUPS, type WorkOrder, workOrders } from '../work-order';
import type { TrashScope } from './trash-scope';

const OPEN_PLANS = ['draft', 'active', 'paused'];

/** A customer goes to the trash with its sites, what stands there and its contacts, once no work and no offer is open. */
export const customerScope: TrashScope<Customer> = {
  kind: customers,
  along: (id) => [
    { kind: sites, which: [['customerRef.id', '==', id]], one: 'site', many: 'sites' },
    { kind: assets, which: [['customerRef.id', '==', id]], one: 'asset', many: 'assets' },
    { kind: contactsOf(id), which: [], one: 'contact', many: 'contacts' },
  ],
  against: (id) => [
    {
      kind: workOrders,
      which: [
        ['customerRef.id', '==', id],
        ['statusGroup', 'in', UNFINISHED_GROUPS],
      ],
      one: 'open work order',
      many: 'open work orders',
    },
    {
      kind: offers,
      which: [
        ['customerRef.id', '==', id],
        ['status', 'in', ['draft', 'sent']],
      ],
      one: 'open offer',
      many: 'open offers',
    },
    {
      kind: maintenancePlans,
      which: [
        ['customerRef.id', '==', id],
        ['state', 'in', OPEN_PLANS],
      ],
      one: 'maintenance plan that has not ended',
      many: 'maintenance plans that have not ended',
    },
    {
      kind: tasks,
      which: [
        ['customerRef.id', '==', id],
        ['status', 'in', OPEN_TASK_STATUSES],
      ],
      one: 'open task',
      many: 'open tasks',
    },
  ],
};

/** An employee goes to the trash once others have taken over the open work. */
export const employeeScope: TrashScope<Employee> = {
  kind: employees,
  against: (id) => [
    {
      kind: workOrders,
      which: [
        ['leadId', '==', id],
        ['statusGroup', 'in', UNFINISHED_GROUPS],
      ],
      one: 'work order that this person leads',
      many: 'work orders that this person leads',
    },
    {
      kind: tasks,
      which: [
        ['assigneeRef.id', '==', id],
        ['status', 'in', OPEN_TASK_STATUSES],
      ],
      one: 'open task of this person',
      many: 'open tasks of this person',
    },
  ],
};

/** An asset goes to the trash once nothing is a part of it, no work about it is open and no plan looks after it. */
export const assetScope: TrashScope<Asset> = {
  kind: assets,
  against: (id) => [
    {
      kind: workOrders,
      which: [
        ['assetIds', 'array-contains', id],
        ['statusGroup', 'in', UNFINISHED_GROUPS],
      ],
      one: 'open work order',
      many: 'open work orders',
    },
    {
      kind: assets,
      which: [['parentAssetId', '==', id]],
      one: 'asset that is a part of it',
      many: 'assets that are parts of it',
    },
    {
      kind: maintenancePlans,
      which: [
        ['assetIds', 'array-contains', id],
        ['state', 'in', OPEN_PLANS],
      ],
      one: 'maintenance plan that has not ended',
      many: 'maintenance plans that have not ended',
    },
  ],
};

/** A plan goes to the trash with its reminders; its visits stay with it, and its orders where they are. */
export const planScope: TrashScope<Plan> = { kind: maintenancePlans };
/** An offer goes to the trash with its reminders alone. */
export const offerScope: TrashScope<Offer> = { kind: offers };
/** A task goes to the trash with its reminders alone. */
export const taskScope: TrashScope<Task> = { kind: tasks };
/** An order goes to the trash with its reminders; hours, comments and files stay with it. */
export const orderScope: TrashScope<WorkOrder> = { kind: workOrders };
