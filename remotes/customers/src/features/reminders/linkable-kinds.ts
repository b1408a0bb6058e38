import { assets } from '@fm/domain/asset';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import { calledLabel, type RecordKind } from '@fm/domain/record';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';

/** The kinds of records that a reminder can be about. */
export const LINKABLE = {
  customer: customers,
  employee: employees,
  task: tasks,
  workOrder: workOrders,
  offer: offers,
  maintenancePlan: maintenancePlans,
  asset: assets,
} as const;
export type LinkableType = keyof typeof LINKABLE;

/** One of them by its name in history; undefined for any other. */
export const linkableKind = (type: string): RecordKind<object> | undefined =>
  Object.values<RecordKind<object>>(LINKABLE).find((kind) => kind.type === type);

/** What people call a record that a reminder is about, to begin a sentence with: "Work order". */
export function linkableLabel(type: string): string {
  const kind = linkableKind(type);
  return kind ? calledLabel(kind) : type;
}
