import { assetToRecord, emptyAsset } from '@fm/domain/asset';
import { emptyPlan, type Occurrence, type Plan, planToRecord } from '@fm/domain/maintenance';
import type { WorkOrder, WorkOrderStatus } from '@fm/domain/work-order';
import { customerRef, envelope, now, withOrder, working } from './order-fixture';

const siteRef = { id: 's1', name: 'North wing' };

export const refs = [{ id: 'lift', name: 'Lift' }];

export const serviced = { assetRefs: refs, assetIds: ['lift'] };

export const visited = {
  origin: 'plan' as const,
  planRef: { id: 'p1', name: 'Lifts' },
  occurrenceId: 'p1_2026-11-20',
};

export const OCCURRENCE = 'maintenancePlans/p1/occurrences/p1_2026-11-20';

/** A door with an order for the occurrence of a plan, at a lift. */
export function withOccurrence(over: Partial<WorkOrder> = working) {
  const door = withOrder({ ...serviced, ...visited, ...over });
  const put = (path: string, data: object) => door.database.put(path, { ...envelope, ...data });
  const asset = {
    ...emptyAsset(),
    name: 'Lift',
    category: 'lift',
    customerRef,
    siteRef,
    lastServiceOn: '2026-01-02',
  };
  put('assets/lift', assetToRecord(asset as never, now));
  const empty = emptyPlan('2026-11-20');
  const form = {
    ...empty,
    name: 'Lifts, monthly',
    customerRef,
    siteRef,
    anchor: 'completion',
    template: { ...empty.template, title: 'Check the lift' },
  };
  const plan: Plan = {
    ...planToRecord(form as never, '2026-11-20'),
    state: 'active',
    nextDueDate: '2026-12-20',
    nextDueSort: '2026-12-20',
  };
  put('maintenancePlans/p1', plan);
  const occurrence: Occurrence = {
    planRef: visited.planRef,
    customerRef,
    siteRef,
    dueDate: '2026-11-20',
    originalDate: '2026-11-20',
    state: 'generated',
    workOrderId: 'w1',
  };
  put(OCCURRENCE, occurrence);
  const at = (path: string) => door.database.at(path);
  const move = (uid: string, to: WorkOrderStatus, given: object = {}, id?: string) =>
    door.ask(uid, 'workOrders.transition', { id: 'w1', to, input: given }, id);
  return { ...door, put, move, occurrence: () => at(OCCURRENCE), lift: () => at('assets/lift'), at };
}
