import { offers } from '@fm/domain/offer';
import type { Actor, RecordKind, Ref, Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import type { Task, TaskValues } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import { namedRef, personRef, placeRefs } from '../reference';
import type { Unit } from '../unit';

/** What a form says of a task, what it was filled with, and what is stored now. */
interface AskedTask {
  readonly values: TaskValues;
  readonly base: Task | null;
  readonly stored: Task | undefined;
}

/**
 * The values with whoever does it, and what it is about, called as their records are: the order and the offer are the
 * customer's. Throws an `invalid` failure that names the field.
 */
export async function taskRefs(
  unit: Unit,
  { values, base, stored }: AskedTask,
  { role }: Actor,
): Promise<TaskValues> {
  const asked = (key: 'assigneeRef' | 'workOrderRef' | 'offerRef') => ({
    typed: values[key],
    base: base?.[key],
    stored: stored?.[key],
  });
  const placed = await placeRefs(unit, { values, base, stored });
  const { customerRef } = placed;
  const ofCustomer = <R extends { readonly customerRef: Ref }>(
    key: 'workOrderRef' | 'offerRef',
    kind: RecordKind<R>,
    called: string,
    isSeen = true,
  ) =>
    namedRef(unit, asked(key), {
      kind,
      field: `values.${key}`,
      message: `Choose ${called} of this customer.`,
      fits: (record: Stored<R>) => isSeen && (!customerRef || record.customerRef.id === customerRef.id),
      again: customerRef?.id !== stored?.customerRef?.id,
    });
  return {
    ...placed,
    assigneeRef: await personRef(unit, 'values.assigneeRef', asked('assigneeRef')),
    workOrderRef: await ofCustomer('workOrderRef', workOrders, 'a work order'),
    // What an offer is called is nothing for those who see none.
    offerRef: await ofCustomer('offerRef', offers, 'an offer', seesPrices(role)),
  };
}
