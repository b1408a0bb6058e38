import type { TrashScope } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { type Customer, contactsOf, customers } from '@fm/domain/customer';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import { sites } from '@fm/domain/site';
import { OPEN_TASK_STATUSES, tasks } from '@fm/domain/task';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';

/** A customer goes to the trash with its sites, what stands there and its contacts, once no work and no offer is open. */
export const customerScope: TrashScope<Customer> = {
  kind: customers,
  along: ({ id }) => [
    { kind: sites, which: (spec) => spec.where('customerRef.id', '==', id), one: 'site', many: 'sites' },
    { kind: assets, which: (spec) => spec.where('customerRef.id', '==', id), one: 'asset', many: 'assets' },
    { kind: contactsOf(id), which: (spec) => spec, one: 'contact', many: 'contacts' },
  ],
  against: ({ id }) => [
    {
      kind: workOrders,
      which: (spec) => spec.where('customerRef.id', '==', id).where('statusGroup', 'in', UNFINISHED_GROUPS),
      one: 'open work order',
      many: 'open work orders',
    },
    {
      kind: offers,
      which: (spec) => spec.where('customerRef.id', '==', id).where('status', 'in', ['draft', 'sent']),
      one: 'open offer',
      many: 'open offers',
    },
    {
      kind: maintenancePlans,
      which: (spec) =>
        spec.where('customerRef.id', '==', id).where('state', 'in', ['draft', 'active', 'paused']),
      one: 'maintenance plan that has not ended',
      many: 'maintenance plans that have not ended',
    },
    {
      kind: tasks,
      which: (spec) => spec.where('customerRef.id', '==', id).where('status', 'in', OPEN_TASK_STATUSES),
      one: 'open task',
      many: 'open tasks',
    },
  ],
};
